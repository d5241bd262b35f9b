import { cpSync } from 'node:fs';
import { checkFacts, formatProblems } from '../../../data/index.ts';
import { readBrands, readCatalogue } from '../../../data/play-list/index.ts';
import type { Addresses } from './addresses.ts';
import { type AppleNews, appleNews } from './apple-news.ts';
import { type PlayAdditions, playAdditions } from './play-additions.ts';
import { type StatedDay, statedDays } from './stated-days.ts';
import { type ChangedAnswer, RefusedError, tried } from './trial.ts';
import { type Bounds, download, UpstreamError } from './upstream.ts';

/** What the upstreams have that the facts lack. */
export interface Proposal {
  newDevices: PlayAdditions['newDevices'];
  newCodes: PlayAdditions['newCodes'];
  days: StatedDay[];
  answers: ChangedAnswer[];
  /** Changes that could affect the answer of a device with a file of its own. A person decides on them. */
  forAPerson: { codes: PlayAdditions['forAPerson']; apple: AppleNews[]; days: StatedDay[] };
  /** Why an upstream was not used. */
  failures: string[];
}

/** How to propose. */
export interface ProposeOptions {
  /** The data folder. */
  root: string;
  addresses: Addresses;
  /** YYYY-MM-DD */
  today: string;
  /** Whether to write the change to the data folder. */
  write: boolean;
  bounds?: Bounds;
}

/**
 * Fetches the upstreams and computes what they add. An upstream is used only if it is complete; if one fails,
 * the others are still used.
 *
 * @throws {RefusedError} if the facts have problems before the change, or would have them after it
 */
export async function propose({
  root,
  addresses,
  today,
  write,
  bounds,
}: ProposeOptions): Promise<Proposal> {
  const { facts, problems } = checkFacts(root);
  if (problems.length > 0) {
    throw new RefusedError(`The facts have problems:\n${formatProblems(problems.slice(0, 20))}`);
  }
  const failures: string[] = [];
  const used = async <T>(
    name: string,
    address: string,
    read: (bytes: Uint8Array) => T,
  ): Promise<T | null> => {
    try {
      return read(await download({ name, address }, bounds));
    } catch (error) {
      if (!(error instanceof UpstreamError)) throw error;
      failures.push(error.message);
      return null;
    }
  };
  const before = readCatalogue(root);
  const brands = readBrands(root);
  const play = await used("Google's list of devices", addresses.google, (bytes) =>
    playAdditions(bytes, facts, before, brands, today),
  );
  const dated = await used('endoflife.date', addresses.endoflife, (bytes) =>
    statedDays(bytes, facts, play?.catalogue ?? before, today),
  );
  const apple = await used('AppleDB', addresses.appledb, (bytes) => appleNews(bytes, facts, today));
  const { newDevices, newCodes } = play ?? { newDevices: [], newCodes: [] };
  const days = dated?.taken ?? [];
  const isChange = newDevices.length + newCodes.length + days.length > 0;
  const answers = isChange
    ? tried(root, facts, dated?.catalogue ?? play?.catalogue ?? before, today, (changed) => {
        if (write) cpSync(changed, root, { recursive: true });
      })
    : [];
  return {
    newDevices,
    newCodes,
    days,
    answers,
    forAPerson: {
      codes: play?.forAPerson ?? [],
      apple: apple ?? [],
      days: dated?.forAPerson ?? [],
    },
    failures,
  };
}

/** True if a proposal is empty. */
export function isEmpty({ newDevices, newCodes, days, forAPerson }: Proposal): boolean {
  const { codes, apple, days: others } = forAPerson;
  return [newDevices, newCodes, days, codes, apple, others].every(({ length }) => length === 0);
}
