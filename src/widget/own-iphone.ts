import type { DeviceRecord, Verdict } from '../model/index.ts';
import type { Answered } from './answer-view.ts';
import { get } from './service.ts';

/**
 * The possible iPhones by the size of the screen: `402x874@3` is `screen.width`, `screen.height` and
 * `devicePixelRatio`. The answer of `/widget/iphone.json`.
 */
export type OwnIphones = Record<
  string,
  {
    verdict: Verdict;
    /** Newest first; empty if there are too many to choose from. */
    devices: readonly DeviceRecord[];
  }
>;

/**
 * Narrows an answer to the iPhones that report this screen, if possible. Safari names no model. The service
 * sends the answers for all screens, so that the browser need not send its own.
 *
 * @param answered the answer for every iPhone, which is returned if the screen does not narrow it
 */
export async function ofOwnIphone(origin: string, answered: Answered): Promise<Answered> {
  if (answered.family !== 'iPhone') return answered;
  const bySize = await get<OwnIphones>(origin, '/widget/iphone.json').catch(() => null);
  return { ...answered, ...bySize?.[`${screen.width}x${screen.height}@${devicePixelRatio}`] };
}
