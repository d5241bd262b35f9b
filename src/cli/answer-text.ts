import { askedWithout } from '../lookup/identifier.ts';
import type { Lookup } from '../lookup/index.ts';
import { unlistedSide } from '../lookup/remarks.ts';
import { answered } from './batch/answer.ts';
import { unitOf, writerOf } from './batch/output.ts';
import type { Paint } from './colour.ts';
import { deviceTable } from './table.ts';

/**
 * Formats the answer to a question for a reader: the answer and the unit, then a list of devices. These are the
 * candidates if the question means several devices, else the results of the search.
 *
 * @param options `limit`: the most results; `region`: where the unit was bought
 * @returns lines without a final line break; empty if nothing was found
 * @throws {InvalidQueryError} if the question or an option is not valid
 */
export function answerText(
  lookup: Lookup,
  query: string,
  { limit, region }: { limit: number; region?: string },
  paint: Paint,
): string {
  const place = region === undefined ? {} : { region };
  const { verdict, results, candidates } = lookup.check(query, { limit, ...place });
  const lines: string[] = [];
  if (verdict.meant !== 'none') {
    // The number of one unit is personal data and is not repeated.
    const row = { text: askedWithout(query).rest, fields: {} };
    const answer = answered(lookup, lookup.answer(query, place));
    lines.push(
      writerOf('text', paint)
        .rows([[row, answer]])
        .trimEnd(),
    );
    const unit = unitOf(verdict);
    if (unit !== '') lines.push(paint.dim(`         ${unit}`));
    const unlisted = unlistedSide(verdict, candidates);
    if (unlisted !== null) lines.push(paint.dim(`         ${unlisted}`));
  }
  const listed = candidates ?? results;
  if (listed.length > 0) {
    const heading = candidates !== undefined ? 'Which one?' : 'Results';
    lines.push('', paint.dim(heading), deviceTable(lookup, listed, paint));
  }
  return lines.join('\n');
}
