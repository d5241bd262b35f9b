import {
  CATEGORIES,
  type Category,
  type CompiledBrand,
  type DeviceDetail,
  type DeviceRecord,
  GRADES,
  type Grade,
  type Regions,
  SUPPORTS,
  type Supports,
  slugify,
} from '../model/index.ts';
import { aliasesOf } from './alias-text.ts';
import { ownerOf } from './bisect.ts';
import { brandsIn } from './brand-text.ts';
import { foldCode } from './code-fold.ts';
import { CodeTable } from './code-table.ts';
import type { Container } from './container.ts';
import { numbersOf } from './deltas.ts';
import { DeviceDetails } from './device-details.ts';
import {
  OF_CODE,
  OWN_ANSWER,
  type RegionAnswers,
  type Registry,
  type StoredEditions,
  usualGrade,
  usualSupports,
} from './device-format.ts';
import { frontDecodeBytes } from './front-coding.ts';
import { RetiredSlugs } from './retired-slugs.ts';
import { StoredCodes } from './stored-codes.ts';
import { StringTable, starts } from './string-table.ts';
import { type WordBytes, wordBytesOf } from './word-bytes.ts';

/**
 * The devices of a snapshot. They are numbered from 0, the newest first. Variants and codes are numbered through all
 * devices: device `d` has the variants `variantStart[d]` to `variantStart[d + 1] - 1`, and variant `v` has the codes
 * `codeStart[v]` to `codeStart[v + 1] - 1`.
 */
export class DeviceTable {
  /** The number of devices. */
  readonly size: number;
  readonly brands: readonly CompiledBrand[];
  readonly families: readonly string[];
  readonly regions: Regions;
  readonly codes: CodeTable;
  readonly variantStart: Uint32Array;
  readonly codeStart: Uint32Array;
  /** Each device's brand, as an index into `brands`. */
  readonly brand: Uint32Array;
  /** Each device's release year; 0 if it is not known. */
  readonly year: Uint16Array;
  /** How likely people are to mean each device, 0 to 255; see `compile/prominence.ts`. */
  readonly prominence: Uint8Array;
  /** Each device's family, as an index into `families` + 1; 0 for none. */
  readonly family: Uint8Array;
  /** The first major version of the operating system that each device runs; 0 if unknown. */
  readonly osFirst: Uint8Array;
  /** The last major version; 0 if unknown. */
  readonly osLast: Uint8Array;

  readonly #container: Container;
  readonly #registry: Registry;
  readonly #brandIndex: ReadonlyMap<string, number>;
  readonly #models: StringTable;
  /** The device of each code. */
  readonly #deviceOfCode: Uint32Array;
  readonly #slugs: StringTable;
  readonly #category: Uint8Array;
  readonly #supports: Uint8Array;
  readonly #grade: Uint8Array;
  readonly #rule: Uint8Array;
  readonly #exceptions: Uint16Array;
  readonly #regionAnswers: Uint16Array;
  readonly #editions: Uint8Array;
  readonly #variantSupports: Uint8Array;
  readonly #variantGrade: Uint8Array;
  readonly #variantFlags: Uint8Array;
  readonly #variantRegions: Uint16Array;
  readonly #retired: RetiredSlugs;
  readonly #slugCache: string[] = [];
  readonly #bySlug = new Map<string, Map<string, number>>();
  #aliases: ReadonlyMap<number, readonly string[]> | undefined;
  #details: DeviceDetails | undefined;

  constructor(container: Container) {
    this.#container = container;
    this.#registry = JSON.parse(container.text('devices.registry')) as Registry;
    this.brands = brandsIn(container.text('devices.brands'), this.#registry.brands);
    this.#brandIndex = new Map(this.brands.map(({ slug }, i) => [slug, i]));
    this.families = this.#registry.families;
    this.regions = this.#registry.regions;
    this.prominence = container.u8('devices.prominence');
    this.size = this.prominence.length;
    this.brand = numbersOf(container.u8('devices.brand'), this.size);
    this.year = container.u16('devices.year');
    this.family = container.u8('devices.family');
    this.osFirst = container.u8('devices.osFirst');
    this.osLast = container.u8('devices.osLast');
    this.#category = container.u8('devices.category');
    this.#supports = container.u8('devices.supports');
    this.#grade = container.u8('devices.grade');
    this.#rule = container.u8('devices.rule');
    this.#exceptions = container.u16('devices.exceptions');
    this.#regionAnswers = container.u16('devices.regionAnswers');
    this.#editions = container.u8('devices.editions');
    this.#models = new StringTable(container, 'devices.model');
    this.#retired = new RetiredSlugs(
      { hashes: container.u32('devices.retired'), heirs: container.u16('devices.heirs') },
      this.#registry.removed,
    );
    this.#slugs = new StringTable(container, 'devices.slug');
    this.variantStart = starts(container.u16('devices.variants'));
    this.#variantSupports = container.u8('variants.supports');
    this.#variantGrade = container.u8('variants.grade');
    this.#variantFlags = container.u8('variants.flags');
    this.#variantRegions = container.u16('variants.regions');
    this.codeStart = starts(container.u16('variants.codes'));
    const stored = frontDecodeBytes(container.u8('codes.bytes'));
    this.#deviceOfCode = new Uint32Array(stored.ends.length);
    this.codes = new CodeTable(container, this.#readCodes(stored));
  }

  #readCodes(codes: WordBytes): StoredCodes {
    const deviceOf = this.#deviceOfCode;
    const brandOf = new Uint32Array(deviceOf.length);
    for (let device = 0, entry = 0; device < this.size; device++) {
      for (const end = this.codeStart[this.variantStart[device + 1]!]!; entry < end; entry++) {
        deviceOf[entry] = device;
        brandOf[entry] = this.brand[device]!;
      }
    }
    const brands = wordBytesOf(this.brands.map(({ name }) => name));
    return new StoredCodes(
      codes,
      { names: brands, of: brandOf },
      { names: this.#models.words, of: deviceOf },
    );
  }

  /** The name of a device without its brand; its first code if it has no name. */
  model(device: number): string {
    return this.#models.at(device) || this.codes.at(this.codeStart[this.variantStart[device]!]!);
  }

  /** The second part of a device's slug: "galaxy-s24" in `samsung/galaxy-s24`. */
  modelSlug(device: number): string {
    // To make a slug from a name takes about a microsecond, so slugs are cached.
    let slug = this.#slugCache[device];
    if (slug === undefined) {
      const stored = this.#slugs.at(device);
      const first = this.codeStart[this.variantStart[device]!]!;
      if (stored === '') slug = slugify(this.model(device));
      else if (!stored.startsWith(OF_CODE)) slug = stored;
      else slug = slugify(this.codes.at(first + Number(stored.slice(OF_CODE.length))));
      this.#slugCache[device] = slug;
    }
    return slug;
  }

  /** The aliases by the device's number. Devices without aliases are not in the map. */
  get aliases(): ReadonlyMap<number, readonly string[]> {
    this.#aliases ??= aliasesOf(this.#container.text('devices.aliases'));
    return this.#aliases;
  }

  category(device: number): Category {
    return CATEGORIES[this.#category[device]!]!;
  }

  supports(device: number): Supports {
    return SUPPORTS[this.#supportsIndex(device)]!;
  }

  #supportsIndex(device: number): number {
    return this.#supports[device]! ^ usualSupports(this.#rule[device] !== 0);
  }

  /** The grade of a device's answer; `null` if it has none. */
  grade(device: number): Grade | null {
    return gradeAt(this.#grade[device]! ^ usualGrade(this.#rule[device] !== 0));
  }

  /** The regions where the answer differs from `supports`. */
  exceptionRegions(device: number): readonly string[] {
    return this.#registry.regionSets[this.#exceptions[device]!]!;
  }

  /** The answers of the regions that have one of their own; `unknown` if sources disagree. */
  regionAnswers(device: number): RegionAnswers {
    return this.#registry.regionAnswers[this.#regionAnswers[device]!]!;
  }

  /** The answers by edition; `null` if the device has no editions, or if all have the same answer. */
  editions(device: number): StoredEditions {
    return this.#registry.editions[this.#editions[device]!]!;
  }

  /**
   * The regions where the maker of a device sells phones that take two physical SIM cards. Empty if that is unknown, or
   * if the device is not a phone: a second card then says nothing about the region.
   */
  regionsOfTwoCards(device: number): readonly string[] {
    const { twoCards } = this.brands[this.brand[device]!]!;
    return twoCards !== undefined && this.category(device) === 'phone' ? twoCards : [];
  }

  variantSupports(variant: number): Supports {
    const ofDevice = this.#supportsIndex(this.deviceOfVariant(variant));
    return SUPPORTS[this.#variantSupports[variant]! ^ ofDevice]!;
  }

  variantGrade(variant: number): Grade | null {
    return gradeAt(this.#variantGrade[variant]!);
  }

  variantRegions(variant: number): readonly string[] {
    return this.#registry.regionSets[this.#variantRegions[variant]!]!;
  }

  /** True if the variant has an answer of its own, on which a verdict may rest. */
  variantIsOwn(variant: number): boolean {
    return (this.#variantFlags[variant]! & OWN_ANSWER) !== 0;
  }

  /** The variant to which a code belongs. */
  variantOfCode(code: number): number {
    return ownerOf(this.codeStart, code);
  }

  /** The device to which a variant belongs. */
  deviceOfVariant(variant: number): number {
    return ownerOf(this.variantStart, variant);
  }

  /** The device to which a code belongs. */
  deviceOfCode(code: number): number {
    return this.#deviceOfCode[code]!;
  }

  /** True if a code is the name of its device without the brand, in whatever spelling. */
  isName(code: number): boolean {
    const device = this.deviceOfCode(code);
    const { words } = this.#models;
    // A device without a name has its first code as the name.
    if (words.starts[device] === words.ends[device])
      return foldCode(this.model(device)) === foldCode(this.codes.at(code));
    return this.codes.isName(code);
  }

  /** The nine fields of a device in the public interface. */
  record(device: number): DeviceRecord {
    const brand = this.brands[this.brand[device]!]!;
    const modelSlug = this.modelSlug(device);
    return {
      slug: `${brand.slug}/${modelSlug}`,
      brand: brand.name,
      brandSlug: brand.slug,
      model: this.model(device),
      modelSlug,
      releaseYear: this.year[device]!,
      category: this.category(device),
      supports: this.supports(device),
      exceptionRegions: [...this.exceptionRegions(device)],
    };
  }

  /** The slug to which a retired slug redirects; `undefined` if the slug is not a redirect. */
  redirect(slug: string): string | undefined {
    const heir = this.#has(slug) ? -1 : this.#retired.heir(slug);
    if (heir < 0) return undefined;
    return `${this.brands[this.brand[heir]!]!.slug}/${this.modelSlug(heir)}`;
  }

  /**
   * What a removed slug stood for.
   *
   * @returns such as "a television, a box or a monitor"; `null` if the slug was not removed
   */
  removed(slug: string): string | null {
    return this.#has(slug) ? null : this.#retired.removed(slug);
  }

  /** True for the slug of a device. It may have the hash of a retired slug. */
  #has(slug: string): boolean {
    const [brandSlug = '', modelSlug = ''] = slug.split('/');
    return this.find(brandSlug, modelSlug) >= 0;
  }

  /** The number of the device with these slugs, or -1. The first call for a brand makes the slugs of all its devices. */
  find(brandSlug: string, modelSlug: string): number {
    let models = this.#bySlug.get(brandSlug);
    if (models === undefined) {
      const brand = this.#brandIndex.get(brandSlug);
      if (brand === undefined) return -1;
      models = new Map();
      for (let d = 0; d < this.size; d++) {
        if (this.brand[d] === brand) models.set(this.modelSlug(d), d);
      }
      this.#bySlug.set(brandSlug, models);
    }
    return models.get(modelSlug) ?? -1;
  }

  /** The full record of a device, with its variants, claims and sources. */
  detail(device: number): DeviceDetail {
    this.#details ??= new DeviceDetails(this.#container, this);
    return this.#details.of(device);
  }
}

const gradeAt = (index: number): Grade | null => (index === 0 ? null : GRADES[index - 1]!);
