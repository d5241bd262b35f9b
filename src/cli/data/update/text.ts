import type { Proposal } from './proposal.ts';

const MOST_LINES = 200;
/** The most characters of the text. GitHub accepts 65,536 for a pull request. */
const MOST_CHARACTERS = 60_000;

/**
 * Formats a proposal as Markdown for a reviewer. Text from upstreams is in code blocks, where it can neither
 * mention people nor contain links.
 */
export function textOf(proposal: Proposal): string {
  const { newDevices, newCodes, days, answers, forAPerson, failures } = proposal;
  const changed = answers.filter(({ before, after }) => before !== null && after !== null);
  const decided = answers.filter(({ before, after }) => before === null && after !== 'unknown');
  const parts = [
    `${newDevices.length} new devices, ${newCodes.length} new codes, ${days.length} days of sale. ` +
      'No answer of a device with a file of its own changes.',
    block(
      'Answers that change, by the rules of inference alone',
      changed.map(({ slug, before, after }) => `${slug}: ${before} -> ${after}`),
    ),
    block(
      'New devices that a rule answers; the others are unknown',
      decided.map(({ slug, after }) => `${slug}: ${after}`),
    ),
    block('New devices', newDevices),
    block(
      'New codes',
      newCodes.map(({ slug, code }) => `${slug}: ${code}`),
    ),
    block(
      'Days of sale',
      days.map(({ slug, day }) => `${slug}: ${day}`),
    ),
    block(
      'For a person: codes that Google files under a device with a file of its own',
      forAPerson.codes.map(({ slug, code }) => `${slug}: ${code}`),
    ),
    block(
      'For a person: what AppleDB has and the data lacks',
      forAPerson.apple.map(
        ({ name, released, codes, slug }) =>
          `${slug ?? `new: ${name}`} (${released}): ${codes.join(', ')}`,
      ),
    ),
    block(
      'For a person: days of sale that endoflife.date states',
      forAPerson.days.map(({ slug, day, before }) => `${slug}: ${before ?? 'none'} -> ${day}`),
    ),
    block('Not used', failures),
  ];
  const text = parts.filter((part) => part !== '').join('\n\n');
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS)}\n\`\`\`\n…`;
}

function block(title: string, lines: readonly string[]): string {
  if (lines.length === 0) return '';
  const shown = lines.slice(0, MOST_LINES).map(plain);
  const rest = lines.length > MOST_LINES ? [`and ${lines.length - MOST_LINES} more`] : [];
  return [`**${title}** (${lines.length})`, '', '```text', ...shown, ...rest, '```'].join('\n');
}

/** Removes everything that could end the code block. */
const plain = (line: string): string => line.replace(/[\p{Cc}\p{Cf}`]+/gu, ' ').slice(0, 300);
