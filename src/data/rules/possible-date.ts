import { sourceFile } from '../source-files.ts';
import { deviceProblem, type Rule, statements } from './rule.ts';

const id = 'possible-date';

/** Months before the sale in which a source can describe an announced device. */
const ANNOUNCED_AHEAD = 12;

/** The earliest time zone: UTC+14, the Line Islands. */
const EARLIEST_ZONE_MS = 14 * 3_600_000;

/**
 * No date is in the future, and no claim is older than its device, because a source cannot describe a device
 * years ahead. Today's date is accepted in every time zone.
 */
export const possibleDate: Rule = {
  id,
  *check({ date, devices, sources }) {
    const now = new Date(Date.now() + EARLIEST_ZONE_MS).toISOString().slice(0, 10);
    const today = date > now ? date : now;
    const future = `After ${today}, which is today where the day begins first.`;
    for (const [source, { date, publisher }] of Object.entries(sources)) {
      if (date === undefined || date <= today) continue;
      const field = `sources.${source}.date`;
      const cure = 'Write the day on which it was read.';
      yield {
        file: sourceFile(publisher),
        field,
        value: date,
        why: future,
        cure,
        rule: id,
        fixable: false,
      };
    }
    for (const entry of devices) {
      const { released } = entry.facts;
      if (released && released.date > today) {
        const cure = 'Leave it out until the device is sold.';
        yield deviceProblem(id, entry, 'released.date', released.date, future, cure);
      }
      for (const { field, statement } of statements(entry)) {
        const { checked } = statement;
        if (checked > today) {
          const cure = 'Write the day on which the source was published or read.';
          yield deviceProblem(id, entry, `${field}.checked`, checked, future, cure);
        }
        if (!released || released.estimate) continue;
        if (firstMonth(released.date) - lastMonth(checked) <= ANNOUNCED_AHEAD) continue;
        const why = `The device came out in ${released.date}, so the source cannot describe it.`;
        const cure = 'Cite a later source, or leave the answer to a rule of inference.';
        yield deviceProblem(id, entry, `${field}.checked`, checked, why, cure);
      }
    }
  },
};

/** The months since the year 0 of the earliest and the latest day that a date can mean. */
const firstMonth = (date: string): number => month(date, 1);
const lastMonth = (date: string): number => month(date, 12);

function month(date: string, unknown: number): number {
  const [year, of] = date.split('-');
  return Number(year) * 12 + (of === undefined ? unknown : Number(of));
}
