import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, Option } from 'commander';
import { CATEGORIES, type Category } from '../../model/index.ts';
import { EXIT } from '../exit-codes.ts';

/** `data new BRAND MODEL`: the beginning of a device's file. */
export function registerNew(parent: Command, root: () => string): void {
  parent
    .command('new')
    .description('begin the file of a device, with what the catalogue knows of it')
    .argument('<brand>', 'as brands.json has it')
    .argument('<model>', 'as the box says it')
    .addOption(
      new Option('--category <category>', 'what it is').choices(CATEGORIES).default('phone'),
    )
    .action(async (brand: string, model: string, { category }: { category: Category }) => {
      const { loadFacts, scaffold } = await import('../../data/index.ts');
      const made = scaffold(loadFacts(root()).facts, brand, model, category);
      const path = 'file' in made ? join(root(), made.file) : '';
      if ('why' in made || existsSync(path)) {
        console.error('why' in made ? made.why : `${path} exists already.`);
        process.exitCode = EXIT.notFound;
        return;
      }
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, made.text);
      console.log(path);
      console.error('Fill in the claim and its source, then run: esim-lookup data check');
    });
}
