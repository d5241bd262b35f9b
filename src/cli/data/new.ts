import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Command, Option } from 'commander';
import { CATEGORIES, type Category } from '../../model/index.ts';
import { EXIT } from '../exit-codes.ts';

/** `data new BRAND MODEL`: the beginning of a device's file. */
export function registerNew(parent: Command, root: () => string): void {
  parent
    .command('new')
    .description('begin the file of a device, with what the catalogue knows of it')
    .argument('<brand>', 'the brand, as in brands.json')
    .argument('<model>', 'the model, as on the box')
    .addOption(
      new Option('--category <category>', 'the kind of device')
        .choices(CATEGORIES)
        .default('phone'),
    )
    .action(async (brand: string, model: string, { category }: { category: Category }) => {
      const { leaveCatalogue, loadFacts, scaffold } = await import('../../data/index.ts');
      const made = scaffold(loadFacts(root()).facts, brand, model, category);
      const path = 'file' in made ? join(root(), made.file) : '';
      if ('why' in made || existsSync(path)) {
        console.error('why' in made ? made.why : `${path} exists already.`);
        process.exitCode = EXIT.notFound;
        return;
      }
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, made.text);
      if (made.catalogue !== null) {
        const catalogue = join(root(), made.catalogue);
        const slug = made.file.slice('devices/'.length, -'.json'.length);
        writeFileSync(catalogue, leaveCatalogue(readFileSync(catalogue, 'utf8'), slug));
        console.error(`${catalogue}: the device was moved to a file of its own`);
      }
      console.log(path);
      console.error(
        'Add what a source says, for instance:\n' +
          '  "claims": [{ "supports": "yes", "source": "<id of a source>", "checked": "' +
          `${new Date().toISOString().slice(0, 10)}" }]\n` +
          'Then: npm run fix && npm run check',
      );
    });
}
