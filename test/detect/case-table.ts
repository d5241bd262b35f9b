import { readFileSync } from 'node:fs';
import type { Verdict } from '../../src/model/index.ts';

/** One line of a table of detection. Add a line to the first table for every header that went wrong. */
export interface Case {
  /** What the row shows. */
  why: string;
  /** Request headers by their lower-case names. */
  headers: Record<string, string>;
  /** `device`: one is named; `brand`: only its maker is; `none`: nothing is. */
  outcome: 'device' | 'brand' | 'none';
  brand?: string;
  /** A device's name, or the family's where only the brand is known. */
  model?: string;
  /** Other spellings of the model that count as the same. */
  names?: string[];
  /** The members of the verdict that the row is about. */
  verdict?: Partial<Verdict>;
}

/** The rows that show a rule or a corrected bug, and those that logs and source code in public have. */
const TABLES: readonly string[] = ['detect-cases.jsonl', 'detect-cases-2.jsonl'];

/** Reads every row of the tables. */
export function detectCases(): Case[] {
  return TABLES.flatMap((table) =>
    readFileSync(`test/cases/${table}`, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Case),
  );
}
