/** A problem in the facts, with all that a contributor needs to solve it. */
export interface Problem {
  /** Path below the data folder. */
  file: string;
  /** Counted from 1; absent for a problem of the whole file. */
  line?: number;
  /** The field, as a path within the file: `variants[0].regions[1]`. Empty for the whole file. */
  field: string;
  /** The value of the field, shortened. */
  value: string;
  why: string;
  cure: string;
  /** The rule that found it. */
  rule: string;
  /** True if `npm run fix` corrects it. */
  fixable: boolean;
}

/** Formats a value for a problem: JSON of at most 80 characters. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

/** Formats problems as text: grouped by file, each with its field, value, reason and cure. */
export function formatProblems(problems: readonly Problem[]): string {
  const byFile = new Map<string, Problem[]>();
  for (const p of problems) {
    const list = byFile.get(p.file);
    if (list) list.push(p);
    else byFile.set(p.file, [p]);
  }
  return [...byFile]
    .map(([file, list]) => {
      const lines = list.map(
        (p) =>
          `  ${p.line === undefined ? '' : `line ${p.line}: `}${p.field || '(file)'}` +
          `${p.value ? ` = ${p.value}` : ''}\n` +
          `    ${p.why} ${p.cure} [${p.rule}${p.fixable ? ', fixable' : ''}]`,
      );
      return `${file}\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
