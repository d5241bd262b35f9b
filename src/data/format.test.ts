import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCatalogue, formatJson } from './format.ts';

describe('formatJson', () => {
  it('puts fields in their order and small things on one line', () => {
    const text = formatJson({
      note: 'N',
      category: 'phone',
      model: 'M',
      released: { source: 's', date: '2024' },
    });
    expect(text).toBe(
      '{\n  "model": "M",\n  "category": "phone",\n  "released": { "date": "2024", "source": "s" },\n  "note": "N"\n}\n',
    );
  });

  it('fills lines with short values up to the width', () => {
    const countries = Array.from({ length: 40 }, (_, i) =>
      String.fromCharCode(65 + (i % 26)).repeat(2),
    );
    const lines = formatJson({ countries }).split('\n').slice(2, -3);
    expect(lines.length).toBe(3);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(100);
    expect(lines[0]!.length).toBeGreaterThan(90);
  });

  it('changes no value, and nothing when it is applied again', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const text = formatJson(value);
        // The order of fields is the formatter's, so values are compared, not texts.
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(formatJson(JSON.parse(text))).toBe(text);
        expect(text.endsWith('\n')).toBe(true);
      }),
    );
  });
});

describe('formatCatalogue', () => {
  it('writes one device per line, however long', () => {
    const codes = Array.from({ length: 40 }, (_, i) => `SM-A${i}`);
    const text = formatCatalogue({
      generated: 'G',
      brands: { b: [{ codes: ['X'], model: 'X', named: false }], a: [{ model: 'M', codes }] },
    });
    expect(text.split('\n').length).toBe(12);
    expect(text).toContain('      { "model": "X", "named": false, "codes": ["X"] }\n');
    expect(Object.keys((JSON.parse(text) as { brands: object }).brands)).toEqual(['a', 'b']);
  });
});
