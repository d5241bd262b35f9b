import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A fenced block of a document. */
export interface Block {
  file: string;
  /** The line of its opening fence. */
  line: number;
  /** What the fence says: `sh`, `ts`, ... Empty for plain text. */
  language: string;
  /** The reason why it is not run: `sh not-run: publishes the package`. */
  notRun: string | null;
  text: string;
  /** The output that the document shows: the next block, where it is `json` or `text`. */
  shown: Block | null;
}

/** The languages whose blocks are run. */
export const RUN: readonly string[] = ['sh', 'ts', 'js', 'python', 'php', 'go'];

/** The documents whose blocks are run. */
export function documents(): string[] {
  const docs = readdirSync(join(root, 'docs')).filter((f) => f.endsWith('.md'));
  return ['README.md', 'CONTRIBUTING.md', ...docs.map((f) => `docs/${f}`)];
}

/** The fenced blocks of a document, in their order (CommonMark, 4.5; fences of backticks). */
export function blocksOf(file: string): Block[] {
  const blocks: Block[] = [];
  // An output belongs to the command of its own section.
  const sections: number[] = [];
  let section = 0;
  let open: { line: number; fence: string; info: string; lines: string[] } | null = null;
  for (const [i, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
    const fence = /^\s{0,3}(`{3,})\s*(.*)$/.exec(line);
    if (open === null) {
      if (/^#{1,6} /.test(line)) section++;
      if (fence) open = { line: i + 1, fence: fence[1]!, info: fence[2]!.trim(), lines: [] };
    } else if (fence?.[2] === '' && fence[1]!.length >= open.fence.length) {
      const [, language = '', reason] = /^(\S*)(?:\s+not-run:\s*(.+))?/.exec(open.info)!;
      blocks.push({
        file,
        line: open.line,
        language,
        notRun: reason ?? null,
        text: open.lines.join('\n'),
        shown: null,
      });
      sections.push(section);
      open = null;
    } else {
      open.lines.push(line);
    }
  }
  if (open !== null) throw new Error(`${file}:${open.line}: the block is never closed`);
  for (const [i, block] of blocks.entries()) {
    const next = blocks[i + 1];
    const runs = RUN.includes(block.language);
    if (
      runs &&
      next &&
      sections[i] === sections[i + 1] &&
      ['json', 'text', 'csv'].includes(next.language)
    )
      block.shown = next;
  }
  return blocks;
}

/** The lines that trailing comments promise: `console.log(x); // yes`. */
export function promised(code: string): string[] {
  return [...code.matchAll(/console\.log\(.*\);\s*\/\/ (.+)$/gm)].map((m) => m[1]!.trim());
}
