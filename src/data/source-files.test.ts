import { describe, expect, it } from 'vitest';
import type { SourceFile } from '../model/index.ts';
import { joinSources, sourceFile } from './source-files.ts';

const source = { title: 'T', kind: 'press', url: 'https://a.example/' } as const;
const file = (publisher: string, ...ids: string[]): SourceFile => ({
  publisher,
  sources: Object.fromEntries(ids.map((id) => [id, source])),
});

describe('joinSources', () => {
  it('gives each source its publisher', () => {
    const { sources, problems } = joinSources(
      new Map([
        ['sources/acme.json', file('Acme', 'one')],
        ['sources/other-ltd.json', file('Other Ltd.', 'two')],
      ]),
    );
    expect(problems).toEqual([]);
    expect(sources).toEqual({
      one: { ...source, publisher: 'Acme' },
      two: { ...source, publisher: 'Other Ltd.' },
    });
  });

  it('reports an id that two files have, and keeps the first', () => {
    const { sources, problems } = joinSources(
      new Map([
        ['sources/acme.json', file('Acme', 'one')],
        ['sources/other.json', file('Other', 'one')],
      ]),
    );
    expect(sources.one!.publisher).toBe('Acme');
    expect(problems.map(({ file, field, rule }) => ({ file, field, rule }))).toEqual([
      { file: 'sources/other.json', field: 'sources.one', rule: 'source-file' },
    ]);
  });

  it("reports a file whose name is not its publisher's", () => {
    const { problems } = joinSources(new Map([['sources/acme.json', file('Other', 'one')]]));
    expect(problems[0]).toMatchObject({ file: 'sources/acme.json', field: 'publisher' });
    expect(problems[0]!.cure).toContain(sourceFile('Other'));
  });
});
