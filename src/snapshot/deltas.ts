/**
 * Writes numbers as the differences between neighbours: seven bits per byte, the lowest first, with the sign in the
 * lowest bit of the difference.
 *
 * @example deltasOf([3, 2]) // Uint8Array [6, 1]: +3, -1
 */
export function deltasOf(numbers: Iterable<number>): Uint8Array {
  const out: number[] = [];
  let before = 0;
  for (const n of numbers) {
    const d = n - before;
    before = n;
    let rest = ((d << 1) ^ (d >> 31)) >>> 0;
    for (; rest > 127; rest >>>= 7) out.push((rest & 127) | 128);
    out.push(rest);
  }
  return Uint8Array.from(out);
}

/**
 * Reads what {@link deltasOf} wrote.
 *
 * @param size how many numbers there are
 */
export function numbersOf(deltas: Uint8Array, size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  let at = 0;
  let n = 0;
  for (let i = 0; i < size; i++) {
    let b = deltas[at++]!;
    let delta = b & 127;
    for (let shift = 7; b > 127; shift += 7) {
      b = deltas[at++]!;
      delta |= (b & 127) << shift;
    }
    n += (delta >>> 1) ^ -(delta & 1);
    numbers[i] = n;
  }
  return numbers;
}
