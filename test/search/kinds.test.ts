import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { LexiconFile } from '../../src/model/index.ts';
import { openDataset } from './dataset.ts';

const { search, snapshot } = openDataset();
const slugOf = (device: number | undefined): string | null =>
  device === undefined ? null : snapshot.devices.record(device).slug;

const entriesOf = (role: string): LexiconFile['entries'] => {
  const url = new URL(`../../data/lexicon/${role}.json`, import.meta.url);
  return (JSON.parse(readFileSync(url, 'utf8')) as LexiconFile).entries;
};

/** A word for a phone in each language that has one. */
const phones = new Map(
  entriesOf('category')
    .filter(({ means }) => means === 'phone')
    .map(({ language, words }) => [
      language,
      words.find((word) =>
        /^(?:phone|telefon|téléphone|teléfono|telefone|телефон|手机|手機)$/.test(word),
      ),
    ]),
);

/** Words that say a kind as well: "kinderuhr". */
const ofKinds = new Set(
  entriesOf('category').flatMap(({ means, words }) => (means === 'phone' ? [] : words)),
);

/** Quality words of every language beside the word for a phone there. */
const asked = entriesOf('quality').flatMap(({ language, means, words }) => {
  const phone = phones.get(language);
  if (phone === undefined) return [];
  const own = words.filter((word) => !ofKinds.has(word));
  return own.map((word) => ({ q: `${word} ${phone}`, means }));
});

const foldable = slugOf(search.find('oppo foldable', 1)[0]);

describe('kinds of devices', () => {
  it('are the same in every language', () => {
    const wrong = asked.filter(({ q, means }) => {
      const own = search.interpret(q);
      const other = search.interpret(`${ENGLISH[String(means)]} phone`);
      return own.meant !== 'several' || slugOf(own.ranked[0]) !== slugOf(other.ranked[0]);
    });
    expect(wrong.map(({ q }) => `${q}: ${slugOf(search.find(q, 1)[0])}`)).toEqual([]);
  });

  it('are those of a maker beside its name, in every language', () => {
    const missed = entriesOf('quality')
      .flatMap(({ means, words }) => (means === 'foldable' ? words : []))
      .filter((word) => slugOf(search.find(`oppo ${word}`, 1)[0]) !== foldable);
    expect(missed).toEqual([]);
  });

  it('leave out what no line is known for', () => {
    expect(search.interpret('cheap smartwatch').ranked[0]).toBe(
      search.interpret('smartwatch').ranked[0],
    );
  });

  it.each(['tablet', 'laptop with lte', '5g tablet', 'rugged phone', 'mobile hotspot device'])(
    'are lists that no answer holds for: %s',
    (q) => {
      const { meant, isComplete, ranked } = search.interpret(q);
      expect({ meant, isComplete }).toEqual({ meant: 'several', isComplete: false });
      expect(ranked.length).toBeGreaterThan(2);
    },
  );

  it.each([
    'my phone',
    'tablet case',
    'gaming chair',
    'folding bike',
    'cheap hotels',
    'small talk',
  ])('are not meant by %s', (q) => {
    expect(search.find(q, 1)).toEqual([]);
  });
});

/** A word of English for each quality. */
const ENGLISH: Readonly<Record<string, string>> = {
  foldable: 'foldable',
  book: 'book fold',
  flip: 'flip',
  rugged: 'rugged',
  gaming: 'gaming',
  small: 'small',
  cheap: 'cheap',
  simple: 'simple',
  kids: 'kids',
  pen: 'stylus',
};
