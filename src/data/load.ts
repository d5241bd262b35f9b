import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import {
  type Brands,
  CatalogueFile,
  DeviceFacts,
  InferenceRule,
  LexiconFile,
  SourceFile,
} from '../model/index.ts';
import { RULE_SETTINGS, type RuleId } from '../model/rule-settings.ts';
import { CATALOGUE, CATALOGUE_BRANDS, catalogueEntries } from './catalogue.ts';
import { type DeviceEntry, type Facts, FILES } from './facts.ts';
import { withFurtherCodes } from './further-codes.ts';
import type { Problem } from './problem.ts';
import { jsonFiles, readFile } from './read-file.ts';
import { withoutSchema } from './schema-file.ts';
import { joinSources, SOURCES } from './source-files.ts';

/** The readable facts, and the problems of the rest. */
export interface Loaded {
  /** Every file that could be read and has the right shape. */
  facts: Facts;
  problems: Problem[];
}

/**
 * Reads the whole data folder. A file that cannot be read or has the wrong shape is left out and becomes a
 * problem.
 *
 * @param root the data folder
 */
export function loadFacts(root: string): Loaded {
  const problems: Problem[] = [];
  const read: Read = (file, schema) => readFile(root, file, schema, problems);

  const rules: Record<string, InferenceRule> = {};
  for (const file of jsonFiles(root, 'rules')) {
    const id = file.slice('rules/'.length, -'.json'.length);
    if (!isRuleId(id)) {
      const why = 'No rule has this name, so nothing reads the file.';
      const cure = `Use one of: ${Object.keys(RULE_SETTINGS).join(', ')}.`;
      problems.push({ file, field: '', value: '', why, cure, rule: 'load', fixable: false });
      continue;
    }
    const rule = read(file, ruleFile(id));
    if (rule) rules[id] = rule;
  }
  const devices = readDevices(root, read, problems);
  const brands = read('brands.json', FILES['brands.json']) ?? {};
  let catalogueBrands: Brands = {};
  for (const file of jsonFiles(root, CATALOGUE)) {
    if (file === CATALOGUE_BRANDS) catalogueBrands = read(file, FILES['brands.json']) ?? {};
    else {
      const catalogue = read(file, CatalogueFile);
      if (catalogue) devices.push(...catalogueEntries(file, catalogue));
    }
  }
  const sourceFiles = new Map<string, SourceFile>();
  for (const file of jsonFiles(root, SOURCES)) {
    const sources = read(file, SourceFile);
    if (sources) sourceFiles.set(file, sources);
  }
  const { sources, problems: misplaced } = joinSources(sourceFiles);
  problems.push(...misplaced);
  // A folder may lack these files. Without one, its table is empty.
  const table = <F extends TableFile>(file: F): v.InferOutput<(typeof FILES)[F]> =>
    (existsSync(join(root, file)) ? read(file, FILES[file]) : undefined) ?? {};
  const furtherCodes = table('further-codes.json');
  return {
    facts: {
      date: read('dataset.json', FILES['dataset.json'])?.date ?? '1970-01-01',
      brands: { ...catalogueBrands, ...brands },
      regions: read('regions.json', FILES['regions.json']) ?? {},
      sources,
      neverExisted: read('never-existed.json', FILES['never-existed.json'])?.names ?? [],
      redirects: read('redirects.json', FILES['redirects.json']) ?? {},
      removed: table('removed.json'),
      codeNames: table('code-names.json'),
      appleOrderNumbers: table('apple-order-numbers.json'),
      notCarried: table('not-carried.json'),
      categories: table('categories.json'),
      sharedCodes: table('shared-codes.json'),
      twins: table('twins.json'),
      qualities: table('qualities.json'),
      releaseYears: table('release-years.json'),
      furtherCodes,
      rules,
      lexicon: jsonFiles(root, 'lexicon').flatMap((file) => read(file, LexiconFile) ?? []),
      devices: withFurtherCodes(devices, furtherCodes),
    },
    problems,
  };
}

/** The files that hold a table and that a data folder may lack. */
type TableFile = Exclude<
  keyof typeof FILES,
  'brands.json' | 'dataset.json' | 'never-existed.json' | 'redirects.json' | 'regions.json'
>;

/** Reads a file by its schema; undefined if it cannot be read or has the wrong shape. */
type Read = <S extends v.GenericSchema>(file: string, schema: S) => v.InferOutput<S> | undefined;

/** Returns the schema of a rule's file, with the settings that the rule reads. */
const ruleFile = (id: RuleId): v.GenericSchema<unknown, InferenceRule> =>
  v.strictObject({ ...InferenceRule.entries, settings: v.optional(RULE_SETTINGS[id], {}) });

const isRuleId = (id: string): id is RuleId => Object.hasOwn(RULE_SETTINGS, id);

/** Reads the devices with files of their own. Adds a problem for each file at the wrong place. */
function readDevices(root: string, read: Read, problems: Problem[]): DeviceEntry[] {
  const devices: DeviceEntry[] = [];
  for (const file of jsonFiles(root, 'devices')) {
    const [, brandSlug, name, ...deeper] = file.split('/');
    if (brandSlug === undefined || name === undefined || deeper.length > 0) {
      problems.push({
        file,
        field: '',
        value: '',
        why: 'A device file is devices/<brandSlug>/<modelSlug>.json.',
        cure: 'Move the file.',
        rule: 'load',
        fixable: false,
      });
      continue;
    }
    const facts = read(file, DeviceFacts);
    const modelSlug = name.slice(0, -'.json'.length);
    if (facts) devices.push({ file, origin: 'curated', brandSlug, modelSlug, facts });
  }
  return devices;
}

/**
 * Parses a device's file; `null` if it is not valid.
 *
 * @param file its path below the data folder
 */
export function readDevice(file: string, text: string): DeviceEntry | null {
  const [, brandSlug = '', name = ''] = file.split('/');
  try {
    const { success, output } = v.safeParse(DeviceFacts, JSON.parse(text));
    const modelSlug = name.slice(0, -'.json'.length);
    return success ? { file, origin: 'curated', brandSlug, modelSlug, facts: output } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the slugs of the devices in a file of the data folder, as far as it is readable; none for a file
 * without devices.
 *
 * @param file its path below the data folder
 */
export function slugsIn(file: string, text: string): string[] {
  const device = /^devices\/([^/]+\/[^/]+)\.json$/.exec(file);
  if (device !== null) return [device[1]!];
  if (!file.startsWith(`${CATALOGUE}/`) || file === CATALOGUE_BRANDS) return [];
  try {
    const { success, output } = v.safeParse(CatalogueFile, withoutSchema(JSON.parse(text)));
    const entries = success ? catalogueEntries(file, output) : [];
    return entries.map(({ brandSlug, modelSlug }) => `${brandSlug}/${modelSlug}`);
  } catch {
    return [];
  }
}
