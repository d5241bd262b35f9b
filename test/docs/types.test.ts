import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tool } from '../../scripts/project.js';
import { command, installInto, pack, scratch } from '../package/packed.ts';
import { blocksOf, documents, root } from './blocks.ts';

const { folder, remove } = scratch();
afterAll(remove);

/** What the documents take for granted: a visitor's request. */
const AROUND = 'declare global { const request: Request; }\nexport {};\n';

test('every example in TypeScript compiles under strict, against the packed package', () => {
  const project = join(folder, 'project');
  installInto(project, pack(folder).tarball);
  const blocks = documents()
    .flatMap(blocksOf)
    .filter((block) => block.language === 'ts');
  expect(blocks.length).toBeGreaterThan(5);
  mkdirSync(join(project, 'docs'));
  writeFileSync(join(project, 'docs', 'around.d.ts'), AROUND);
  for (const { file, line, text } of blocks) {
    const name = `${file.replaceAll(/\W/g, '-')}-${line}.ts`;
    writeFileSync(join(project, 'docs', name), `${text}\nexport {};\n`);
  }
  const options = {
    strict: true,
    noEmit: true,
    module: 'nodenext',
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    skipLibCheck: false,
    types: ['node'],
    typeRoots: [join(root, 'node_modules', '@types')],
  };
  const config = { compilerOptions: options, include: ['docs'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(config));
  command(project, process.execPath, tool('typescript', 'tsc'), '-p', '.');
});
