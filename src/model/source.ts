import * as v from 'valibot';
import { Line, PartialDate, Slug } from './text.ts';

/**
 * Who speaks. The kind decides what a claim is worth:
 *
 * - `maker`, `standards`, `firmware`, `os`, `test`: primary; one of them makes an answer `verified`.
 * - `carrier`, `list`, `press`, `shop`, `community`: a report; two of different lineages make an
 *   answer `reported`.
 * - `catalogue`: says which devices, names, codes and dates exist; it never speaks of eSIM.
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

/** The kinds whose word outweighs every report. */
export const PRIMARY_KINDS: ReadonlySet<SourceKind> = new Set<SourceKind>([
  'maker',
  'standards',
  'firmware',
  'os',
  'test',
]);

const WHOLE = 'Write the whole address, from https:// on.';
/** Where a page can be opened. It becomes a link. */
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
  /** Where a reader finds it. A source has it, or says in `withoutUrl` why not. */
  url: v.optional(Address),
  /**
   * Why a source has no address. `derived`: this project computes the fact from other sources, so
   * that no page states it. `not-kept`: the page was read and its address was not written down, so
   * that it never makes an answer `verified`. A new source is never `not-kept`.
   */
  withoutUrl: v.optional(v.picklist(['derived', 'not-kept'])),
  /**
   * Where it was read, if not at its own address: a copy, a transcription or a translation by
   * somebody else. `not-kept` if that address was not written down: nobody can then compare the
   * copy with the original, and it never makes an answer `verified`.
   */
  via: v.optional(v.union([v.literal('not-kept'), Address])),
  /** Whose words it repeats, if the publisher is not their author: "Airalo". */
  of: v.optional(Line),
  /** The date of the edition that was read. */
  date: v.optional(PartialDate),
  /** What its readers should know: gaps, known errors, how it was read. */
  note: v.optional(Line),
});
export type Source = v.InferOutput<typeof Source>;

/**
 * Does the source make an answer `verified`? It does if it is the maker's, the system's or a
 * tester's own statement whose address was kept, or a copy that can be compared with the original
 * because both addresses are known.
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
