// npm run import -- play-list FILE, npm run import -- list FILE --source ID: compares other people's lists with
// the facts. It is a tool for contributors and not part of the package.
import { Command } from 'commander';
import { run } from '../../src/cli/run.ts';
import { registerImportList } from './list/command.ts';
import { registerImportPlayList } from './play-list/command.ts';

const program = new Command('import')
  .description("compare other people's lists with the facts")
  .option('--data <folder>', 'the folder of the facts', 'data');
const root = (): string => program.opts<{ data: string }>().data;
registerImportPlayList(program, root);
registerImportList(program, root);
await run(program);
