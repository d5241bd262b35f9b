import type {
  DeviceDetail,
  DeviceRecord,
  Grade,
  SourceDetail,
  Supports,
  VariantDetail,
} from '../model/index.ts';
import type { CodeTable } from './code-table.ts';
import type { Container } from './container.ts';
import { type DetailRegistry, ESTIMATE, type StoredDetail } from './device-format.ts';
import { restoreParts } from './frequent-parts.ts';
import { restoreAddresses } from './page-address.ts';
import { type NumberedSource, restoreSources } from './source-number.ts';
import { unknownBecause } from './unknown-because.ts';

/** The part of the device table that the details need. */
interface Devices {
  readonly year: Uint16Array;
  readonly codes: CodeTable;
  readonly variantStart: Uint32Array;
  readonly codeStart: Uint32Array;
  readonly aliases: ReadonlyMap<number, readonly string[]>;
  record(device: number): DeviceRecord;
  grade(device: number): Grade | null;
  variantSupports(variant: number): Supports;
  variantGrade(variant: number): Grade | null;
  variantRegions(variant: number): readonly string[];
}

/** The full records of the devices of a snapshot. A record is parsed when it is read. */
export class DeviceDetails {
  readonly #container: Container;
  readonly #devices: Devices;
  /** Where the line of each device begins, in bytes. */
  readonly #start: Uint32Array;
  readonly #registry: DetailRegistry;
  readonly #sources: readonly NumberedSource[];

  constructor(container: Container, devices: Devices) {
    this.#container = container;
    this.#devices = devices;
    this.#start = container.lineStarts('details.lines');
    this.#registry = JSON.parse(container.text('details.registry')) as DetailRegistry;
    this.#sources = Object.entries(this.#registry.sources).map(([id, { checked }]) => ({
      id,
      checked,
    }));
  }

  /** The full record of a device, with its variants, claims and sources. */
  of(device: number): DeviceDetail {
    const [from, to] = [this.#start[device]!, this.#start[device + 1]! - 1];
    const record = this.#devices.record(device);
    const line = restoreParts(this.#container.textSlice('details.lines', from, to));
    const json = restoreSources(restoreAddresses(line, record.brand, record.model), this.#sources);
    const stored: StoredDetail = json === '' ? {} : JSON.parse(json);
    const variants = this.#variants(device, stored);
    const claims = [...(stored.claims ?? [])];
    const traits = [...(stored.traits ?? [])];
    const cited = new Set<string>();
    for (const part of [{ claims, traits }, ...variants]) {
      for (const c of part.claims) cited.add(c.source);
      for (const t of part.traits) cited.add(t.source);
    }
    const released = stored.released ?? this.#yearOf(device);
    if (released) cited.add(released.source);
    if (stored.os) cited.add(stored.os.source);
    for (const screen of stored.screens ?? []) cited.add(screen.source);
    return {
      ...record,
      grade: this.#devices.grade(device),
      dependsOn: [...(stored.dependsOn ?? [])],
      rule: this.#ruleOf(device),
      unknownBecause: record.supports === 'unknown' ? unknownBecause(claims, variants) : null,
      released,
      aliases: [...(this.#devices.aliases.get(device) ?? [])],
      twins: [...(stored.twins ?? [])],
      os: stored.os ?? null,
      ...(stored.screens === undefined ? {} : { screens: [...stored.screens] }),
      variants,
      claims,
      traits,
      note: stored.note ?? null,
      sources: [...cited].sort().map((id) => this.#sourceAt(id)),
      dataset: { version: this.#container.meta.version, date: this.#container.meta.date },
    };
  }

  /** The rule that gave the answer. */
  #ruleOf(device: number): DeviceDetail['rule'] {
    const { rules } = this.#registry;
    const index = this.#container.u8('devices.rule')[device]!;
    const id = index === 0 ? undefined : Object.keys(rules).sort()[index - 1];
    return id === undefined ? null : { id, statement: rules[id]! };
  }

  /** The date of a device whose date is only a year. */
  #yearOf(device: number): DeviceDetail['released'] {
    const dated = this.#container.u8('devices.dated')[device]!;
    if (dated === 0) return null;
    const date = String(this.#devices.year[device]!);
    const by = this.#registry.datedBy[dated - 1]!;
    return by.startsWith(ESTIMATE)
      ? { date, source: by.slice(ESTIMATE.length), estimate: true }
      : { date, source: by };
  }

  #variants(device: number, stored: StoredDetail): VariantDetail[] {
    const devices = this.#devices;
    const first = devices.variantStart[device]!;
    const count = devices.variantStart[device + 1]! - first;
    return Array.from({ length: count }, (_, i) => {
      const variant = first + i;
      const extra = stored.variants?.[i];
      const codes: string[] = [];
      for (let c = devices.codeStart[variant]!; c < devices.codeStart[variant + 1]!; c++) {
        codes.push(devices.codes.at(c));
      }
      return {
        codes,
        name: extra?.name ?? null,
        edition: extra?.edition ?? null,
        regions: [...devices.variantRegions(variant)],
        supports: devices.variantSupports(variant),
        grade: devices.variantGrade(variant),
        claims: [...(extra?.claims ?? [])],
        traits: [...(extra?.traits ?? [])],
        note: extra?.note ?? null,
      };
    });
  }

  #sourceAt(id: string): SourceDetail {
    const {
      title,
      publisher,
      kind,
      url = null,
      via = null,
      of = null,
    } = this.#registry.sources[id]!;
    return { id, title, publisher, kind, url, via, of };
  }
}
