import type { AnswerChange, ChangesDocument } from './schema.ts';

/** The most versions in the feed. Feed readers store what they have seen, so the newest versions suffice. */
const ENTRIES = 20;
/** The most changes in an entry. The others are in `/changes.json`. */
const NAMED = 50;

/**
 * Formats the changes as an Atom feed (RFC 4287).
 *
 * @param baseUrl the public address without a slash at the end; `null` if unknown
 */
export function atomFeed({ versions }: ChangesDocument, baseUrl: string | null): string {
  const base = baseUrl ?? '';
  const entries = versions.slice(0, ENTRIES).map(
    ({ version, date, summary, changes }) => `  <entry>
    <id>urn:esim-lookup:dataset:${escaped(version)}</id>
    <title>Data set ${escaped(version)}</title>
    <updated>${day(date)}</updated>
    <link href="${escaped(base)}/changes.json"/>
    <content type="text">${escaped([summary, ...changes.slice(0, NAMED).map(sentence)].join('\n'))}</content>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>urn:esim-lookup:dataset</id>
  <title>eSIM Lookup: changes of answers</title>
  <author><name>eSIM Lookup</name></author>
  <updated>${day(versions[0]?.date ?? '1970-01-01')}</updated>
  <link rel="self" href="${escaped(base)}/changes.atom"/>
  <rights>CC BY 4.0</rights>
${entries.join('\n')}
</feed>
`;
}

function sentence({ brand, model, before, after }: AnswerChange): string {
  const name = `${brand} ${model}`;
  if (before === null) return `${name}: new, ${said(after)}`;
  return after === null ? `${name}: withdrawn` : `${name}: ${said(before)} became ${said(after)}`;
}

function said(answer: AnswerChange['after']): string {
  if (answer === null) return 'nothing';
  const { supports, exceptionRegions } = answer;
  return exceptionRegions.length === 0
    ? supports
    : `${supports} (except in ${exceptionRegions.join(', ')})`;
}

// Completes a date, which may be only a year, to the time stamp that Atom requires (RFC 3339).
const day = (date: string): string => `${`${date}-01-01`.slice(0, 10)}T00:00:00Z`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
