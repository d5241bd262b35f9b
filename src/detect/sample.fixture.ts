import type {
  CompiledBrand,
  CompiledDevice,
  CompiledVariant,
  Regions,
  SourceDetail,
} from '../model/index.ts';
import { deviceSections, openSnapshot, type Snapshot, writeContainer } from '../snapshot/index.ts';
import { detectSections } from './detect-sections.ts';
import { Detector } from './detector.ts';

/** What a test says of a device; everything else is empty. */
export interface SampleDevice
  extends Partial<Omit<CompiledDevice, 'variants' | 'brand' | 'model' | 'os'>> {
  brand: string;
  model: string;
  /** The first and last major version of the system. */
  os?: readonly [first: number, last: number];
  /** Codes of one variant without an answer of its own. */
  codes?: readonly string[];
  variants?: readonly (Partial<CompiledVariant> & { codes: readonly string[] })[];
}

/** The source that the samples' systems cite. */
const SAMPLE_SOURCE: SourceDetail = {
  id: 'sample',
  title: 'Sample',
  publisher: 'Sample',
  kind: 'catalogue',
  url: null,
  via: null,
  of: null,
};

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** A snapshot of a few devices. */
export function sampleSnapshot(samples: readonly SampleDevice[], regions: Regions = {}): Snapshot {
  const devices = samples.map(compiled);
  const brands: CompiledBrand[] = [...new Set(devices.map((d) => d.brand))].map((name) => ({
    slug: slug(name),
    name,
    aliases: name === 'Xiaomi' ? ['Redmi', 'POCO'] : [],
    weight: 0,
  }));
  const prominence = new Uint8Array(devices.length);
  const table = {
    devices,
    brands,
    prominence,
    regions,
    redirects: {},
    removed: {},
    sources: { sample: SAMPLE_SOURCE },
    rules: {},
  };
  const meta = { version: 'sample', date: '2026-01-01', devices: devices.length, codes: 0 };
  return openSnapshot(
    writeContainer(meta, { ...deviceSections(table), ...detectSections(devices, brands) }),
  );
}

/** Answers from a few devices and plain headers. */
export function sampleDetect(
  samples: readonly SampleDevice[],
): (headers: Readonly<Record<string, string>>) => ReturnType<Detector['detect']> {
  const detector = new Detector(sampleSnapshot(samples));
  return (headers) => detector.detect((name) => headers[name] ?? null);
}

function compiled({ os, codes = [], variants, ...rest }: SampleDevice): CompiledDevice {
  const device: CompiledDevice = {
    brandSlug: slug(rest.brand),
    modelSlug: slug(rest.model),
    releaseYear: 2024,
    category: 'phone',
    supports: 'unknown',
    exceptionRegions: [],
    regionAnswers: {},
    grade: null,
    dependsOn: [],
    rule: null,
    released: null,
    aliases: [],
    os: os ? { name: 'iOS', first: os[0], last: os[1], source: 'sample' } : null,
    family: null,
    claims: [],
    traits: [],
    note: null,
    variants: [],
    ...rest,
  };
  return {
    ...device,
    variants: (variants ?? [{ codes }]).map((v) => ({
      name: null,
      edition: null,
      regions: [],
      supports: device.supports,
      own: false,
      grade: null,
      claims: [],
      traits: [],
      note: null,
      ...v,
    })),
  };
}
