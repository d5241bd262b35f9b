// Questions for a load, drawn from the served data set.

/** Returns a generator of random numbers, the same for the same seed (mulberry32). */
export function random(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns the names of all devices of a service, brand first, in an order that depends on the seed. */
export async function deviceNames(origin, seed) {
  const { devices } = await (await fetch(`${origin}/dataset.json`)).json();
  const names = [...new Set(devices.map(({ brand, model }) => `${brand} ${model}`))];
  const next = random(seed);
  for (let i = names.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [names[i], names[j]] = [names[j], names[i]];
  }
  return names;
}
