import * as v from 'valibot';
import { Line, PartialDate, Slug } from './text.ts';

/**
 * The kind of publisher. It decides how much a claim counts:
 *
 * - `maker`, `standards`, `firmware`, `os`, `test`: primary; one of them makes an answer `verified`.
 * - `carrier`, `list`, `press`, `shop`, `community`: a report; two of different lineages make an answer
 *   `reported`.
 * - `catalogue`: says which devices, names, codes and dates exist, and nothing about eSIM.
 */
export const SourceKind = v.picklist([
  'maker',
  'standards',
  'firmware',
  'os',
  'test',
  'carrier',
  'list',
  'press',
  'shop',
  'community',
  'catalogue',
]);
export type SourceKind = v.InferOutput<typeof SourceKind>;

/** The kinds that outweigh every report. */
export const PRIMARY_KINDS: ReadonlySet<SourceKind> = new Set<SourceKind>([
  'maker',
  'standards',
  'firmware',
  'os',
  'test',
]);

const WHOLE = 'Write the whole address, from https:// on.';
/** The address of a page. Documents make it a link. */
const Address = v.pipe(
  v.string(),
  v.url(WHOLE),
  v.regex(/^https?:\/\/[^/]/, WHOLE),
  v.maxLength(400),
);

/** A public source of facts, as a file of `data/sources` lists it under its id. */
export const Source = v.strictObject({
  title: Line,
  publisher: Line,
  kind: SourceKind,
  /** Sources that copy from each other share a lineage and count once. Default: the source's id. */
  lineage: v.optional(Slug),
  /** The address of the publication. If a source has none, `withoutUrl` says why. */
  url: v.optional(Address),
  /**
   * Why a source has no address. `derived`: this project computes the fact from other sources, so no page
   * states it. `not-kept`: somebody read the page without writing its address down, so the source never makes
   * an answer `verified`. No new source may be `not-kept`.
   */
  withoutUrl: v.optional(v.picklist(['derived', 'not-kept'])),
  /**
   * The address of the copy, transcription or translation that was read in place of the original. `not-kept` if
   * nobody wrote it down: the copy cannot be compared with the original then, and never makes an answer
   * `verified`.
   */
  via: v.optional(v.union([v.literal('not-kept'), Address])),
  /** The author of the statement, if the publisher only repeats it: "Airalo". */
  of: v.optional(Line),
  /** The date of the edition that was read. */
  date: v.optional(PartialDate),
  /** What a reader should know: gaps, known errors, how it was read. */
  note: v.optional(Line),
});
export type Source = v.InferOutput<typeof Source>;

/**
 * True if the source can make an answer `verified`: it is of a primary kind and its address is known. A copy
 * also needs a known address, so that it can be compared with the original.
 */
export function isVerifiable({ kind, url, via, withoutUrl }: Source): boolean {
  if (!PRIMARY_KINDS.has(kind) || via === 'not-kept' || withoutUrl === 'not-kept') return false;
  return via === undefined || url !== undefined;
}

/** Every source by its id. */
export type Sources = Readonly<Record<string, Source>>;

/** `data/sources/<publisher>.json`: the sources of one publisher by their ids. */
export const SourceFile = v.strictObject({
  $schema: v.optional(v.string()),
  publisher: Line,
  sources: v.record(Slug, v.omit(Source, ['publisher'])),
});
export type SourceFile = v.InferOutput<typeof SourceFile>;
