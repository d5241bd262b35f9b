// Questions for the compared servers, drawn from the data set. Each is asked once.
import { openLookup } from '../../dist/bundle/lookup.js';

export const lookup = await openLookup();

/** Returns the names of all devices, with and without the brand, without duplicates, shuffled. */
export function deviceNames(random) {
  const names = new Set();
  const { devices } = lookup.snapshot;
  for (let d = 0; d < devices.size; d++) {
    const { brand, model } = devices.record(d);
    names.add(model.toLowerCase());
    names.add(`${brand} ${model}`.toLowerCase());
  }
  return shuffled(
    [...names].filter((name) => name.length <= 200),
    random,
  );
}

/** Adds a word that no device has to each name, the hardest case for a search. */
export const inventedWords = (names) =>
  names.map((name, i) => `${name} ${(i * 7919 + 46656).toString(36)}`);

/** Returns model codes as Android sends them, shuffled. */
export function modelCodes(random) {
  const { devices } = lookup.snapshot;
  const codes = new Set();
  for (let d = 0; d < devices.size && codes.size < 20_000; d++) {
    for (const { codes: own } of devices.detail(d).variants) for (const c of own) codes.add(c);
  }
  return shuffled(
    [...codes].filter((code) => /^[\w -]+$/.test(code)),
    random,
  );
}

export function shuffled(list, random) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [list[i], list[j]] = [list[j], list[i]];
  }
  return list;
}
