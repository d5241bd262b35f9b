import { createHash } from 'node:crypto';
import { type DeviceEntry, type Facts, twinsBySlug } from '../data/index.ts';
import { detectSections } from '../detect/index.ts';
import type { Brands, CompiledBrand, CompiledDevice, SourceDetail } from '../model/index.ts';
import { searchSections } from '../search-index/index.ts';
import {
  deviceSections,
  lexiconSections,
  type SectionData,
  type SnapshotMeta,
  storedLexicon,
  writeContainer,
} from '../snapshot/index.ts';
import { type DeviceAnswer, deviceAnswer } from './answer/device.ts';
import { editionAnswers } from './answer/edition.ts';
import { compileVariant } from './answer/variant.ts';
import { CODE_REGIONS, CodeRegions } from './code-regions.ts';
import { detectRules } from './detect-rules.ts';
import { familyOf } from './family.ts';
import { RuleBook } from './inference/index.ts';
import { compileLexicon, folderOf, shortFormsOf } from './lexicon.ts';
import { inTieOrder } from './order.ts';
import { prominences } from './prominence.ts';
import { type DatedEntry, withReleaseYears } from './years/release-years.ts';

/** A compiled data set. */
export interface Compiled {
  /** The snapshot file. */
  bytes: Uint8Array;
  meta: SnapshotMeta;
  /** The devices in the snapshot's order. */
  devices: readonly CompiledDevice[];
}

/** Compiles checked facts into a snapshot. The same facts give the same bytes, in any order of the files. */
export function compile(facts: Facts): Compiled {
  const devices = inTieOrder(compileDevices(facts), facts.brands);
  const brands = compileBrands(facts.brands);
  const sections = sectionsOf(devices, brands, facts);
  const codes = new Set(devices.flatMap((d) => d.variants.flatMap((v) => v.codes)));
  const counts = { date: facts.date, devices: devices.length, codes: codes.size };
  const content = writeContainer({ version: '', ...counts }, sections);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const meta = { version: `${facts.date.replaceAll('-', '.')}-${hash}`, ...counts };
  return { bytes: writeContainer(meta, sections), meta, devices };
}

/**
 * Returns the sections of a snapshot of some devices.
 *
 * @param devices the devices in the snapshot's order
 * @param brands all brands of the devices, by slug
 * @param facts the facts that are not about one device: regions, sources, rules and words
 */
export function sectionsOf(
  devices: readonly CompiledDevice[],
  brands: readonly CompiledBrand[],
  facts: Facts,
): Record<string, SectionData> {
  const senses = compileLexicon(facts.lexicon);
  // The index stores the short forms of names, so the lexicon omits them.
  const lexicon = storedLexicon(senses.filter(({ role }) => role !== 'abbreviation'));
  return {
    ...deviceSections({
      devices,
      brands,
      regions: facts.regions,
      redirects: facts.redirects,
      removed: facts.removed,
      sources: sourceDetails(facts, devices),
      prominence: prominences(devices, facts),
      rules: Object.fromEntries(Object.entries(facts.rules).map(([id, r]) => [id, r.statement])),
    }),
    ...detectSections(devices, brands, detectRules(new RuleBook(facts.rules, []))),
    ...searchSections(
      devices,
      brands,
      folderOf(lexicon),
      facts.qualities,
      shortFormsOf(senses),
      facts.appleOrderNumbers,
    ),
    ...lexiconSections(lexicon),
  };
}

/**
 * Computes the answers of devices.
 *
 * @param facts all facts: an answer can depend on the names and years of other devices
 * @param only the devices to answer for; default: all
 */
export function compileDevices(
  facts: Facts,
  only: (entry: DeviceEntry) => boolean = () => true,
): CompiledDevice[] {
  const { brands, regions, sources, rules } = facts;
  const entries = withReleaseYears(facts.devices, facts.releaseYears, facts.date, only);
  const book = new RuleBook(rules, entries);
  const settings = book.settings(CODE_REGIONS);
  const codeRegions = settings === null ? null : new CodeRegions(settings);
  const twins = twinsBySlug(facts.twins);
  const devices = entries.filter(only).map((entry) => codeRegions?.applyTo(entry) ?? entry);
  const countries = (region: string): number => regions[region]?.countries.length ?? 0;
  return devices.map((entry) => {
    const answer = deviceAnswer(entry, sources, countries, book);
    const editions = editionAnswers(entry, answer, sources, countries, book);
    const others = twins.get(`${entry.brandSlug}/${entry.modelSlug}`);
    return {
      ...compileDevice(entry, brands, answer),
      ...(editions === undefined ? {} : { editions }),
      ...(others === undefined ? {} : { twins: others }),
    };
  });
}

function compileDevice(entry: DatedEntry, brands: Brands, answer: DeviceAnswer): CompiledDevice {
  const { brandSlug, modelSlug, facts } = entry;
  const brand = brands[brandSlug]!;
  const released = facts.released ?? entry.latest ?? null;
  return {
    brandSlug,
    brand: brand.name,
    modelSlug,
    model: facts.model,
    releaseYear: Number(released?.date.slice(0, 4) ?? 0),
    category: facts.category,
    supports: answer.supports,
    exceptionRegions: answer.exceptionRegions,
    regionAnswers: Object.fromEntries([...answer.regionAnswers].sort()),
    grade: answer.grade,
    dependsOn: answer.dependsOn,
    rule: answer.rule,
    released,
    aliases: facts.aliases ?? [],
    os: facts.os ?? null,
    ...(facts.screens === undefined ? {} : { screens: facts.screens }),
    family: familyOf(facts.model, brand),
    variants: answer.variants.map((v) => compileVariant(v, answer)),
    claims: facts.claims ?? [],
    traits: facts.traits ?? [],
    note: facts.note ?? null,
  };
}

function compileBrands(brands: Brands): CompiledBrand[] {
  return Object.keys(brands)
    .sort()
    .map((slug) => {
      const { name, aliases = [], weight = 0, twoCards } = brands[slug]!;
      const more = twoCards === undefined ? {} : { twoCards: twoCards.regions };
      return { slug, name, aliases, weight, ...more };
    });
}

/**
 * Returns the sources that devices name. Other sources give only names, codes or order numbers. An unknown
 * source is skipped, because `data check` reports it and an unfinished folder can be compiled.
 */
function sourceDetails(
  { sources }: Facts,
  devices: readonly CompiledDevice[],
): Record<string, SourceDetail> {
  const named = new Set(devices.flatMap(sourcesOf));
  return Object.fromEntries(
    Object.keys(sources)
      .filter((id) => named.has(id))
      .sort()
      .map((id) => {
        const { title, publisher, kind, url = null, via = null, of = null } = sources[id]!;
        return [id, { id, title, publisher, kind, url, via, of }];
      }),
  );
}

/** Returns the ids of the sources that a device's facts name. */
function sourcesOf({ claims, traits, variants, released, os, screens = [] }: CompiledDevice) {
  const parts = [...claims, ...traits, ...variants.flatMap((v) => [...v.claims, ...v.traits])];
  return [...parts, ...screens, released, os].flatMap((said) => said?.source ?? []);
}
