import * as v from 'valibot';
import type { Facts } from '../../../data/index.ts';
import { nameKey } from '../../../data/name-key.ts';
import { parsed } from './parsed.ts';
import { assertKnownShape, assertWhole } from './upstream.ts';

const NAME = 'AppleDB';
const Text = v.pipe(v.string(), v.maxLength(100));

/** The used fields of an entry of `device/main.json`. */
const Entry = v.object({
  name: Text,
  type: Text,
  identifier: v.pipe(v.array(Text), v.maxLength(100)),
  model: v.pipe(v.array(Text), v.maxLength(100)),
  released: v.optional(v.union([Text, v.array(Text)])),
  internal: v.optional(v.boolean()),
});

/** Devices that people carry, as opposed to Macs and televisions. */
const CARRIED = /^(?:iPhone|iPad|Apple Watch)/;
const IDENTIFIER = /^(?:iPhone|iPad|Watch)\d+,\d+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** Codes of Apple that no device of the data has. */
export interface AppleNews {
  name: string;
  released: string;
  codes: string[];
  /** The slug of the device with this name; null if there is none yet. */
  slug: string | null;
}

/**
 * Finds Apple's phones, tablets and watches that AppleDB has and the data lacks. A person adds
 * them, because AppleDB does not say to which edition a code belongs or where it is sold.
 *
 * @param bytes `device/main.json`
 * @param today later devices are left out (YYYY-MM-DD)
 * @throws {UpstreamError} if the file has another shape or lacks more than a few known devices
 */
export function appleNews(bytes: Uint8Array, facts: Facts, today: string): AppleNews[] {
  const { entries, odd, all } = parsed(NAME, bytes, Entry, (json) => json);
  assertKnownShape(NAME, odd, all);
  const apple = facts.devices.filter(({ brandSlug }) => brandSlug === 'apple');
  const known = new Set(
    apple.flatMap(({ facts: { variants = [] } }) => variants.flatMap(({ codes }) => codes)),
  );
  assertWhole(
    NAME,
    new Set([...known].filter((code) => IDENTIFIER.test(code))),
    new Set(entries.flatMap(({ identifier }) => identifier)),
  );
  const slugs = new Map(
    apple.flatMap(({ modelSlug, facts: { model, aliases = [] } }) =>
      [model, ...aliases].map((name) => [nameKey(name), `apple/${modelSlug}`] as const),
    ),
  );
  return entries.flatMap(({ name, type, identifier, model, released, internal }) => {
    const day = [released ?? []].flat().sort()[0] ?? '';
    const codes = [...identifier, ...model].filter((code) => !known.has(code));
    const isOut = DAY.test(day) && day <= today && internal !== true;
    if (!isOut || codes.length === 0 || !CARRIED.test(type)) return [];
    // AppleDB lists editions as devices of their own: "iPad Air (M4) (Wi-Fi)".
    const slug = slugs.get(nameKey(name.replace(/ \((?:Wi-Fi|Cellular|GPS)[^)]*\)$/, '')));
    return [{ name, released: day, codes, slug: slug ?? null }];
  });
}
