import { describe, expect, it } from 'vitest';
import { commonSupports } from './group.ts';

describe('commonSupports', () => {
  it.each([
    [['yes'], 'yes'],
    [['yes', 'yes'], 'yes'],
    [['no'], 'no'],
    [['yes', 'no'], 'partial'],
    [['partial', 'yes'], 'partial'],
    [['partial', 'unknown'], 'partial'],
    [['yes', 'no', 'unknown'], 'partial'],
    [['yes', 'unknown'], 'partial'],
    [['no', 'unknown'], 'unknown'],
    [['unknown'], 'unknown'],
  ] as const)('%j give %s', (answers, common) => {
    expect(commonSupports(answers)).toBe(common);
  });
});
