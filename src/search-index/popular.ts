/** As many devices as are worth reading for a letter that begins thousands of names. */
const POPULAR = 800;

/**
 * The best known devices, the best first.
 *
 * @param prominence of each device, 0 to 255
 */
export function mostProminent(prominence: Uint8Array): Uint32Array {
  const byLevel: number[][] = Array.from({ length: 256 }, () => []);
  for (let d = 0; d < prominence.length; d++) byLevel[prominence[d]!]!.push(d);
  return Uint32Array.from(byLevel.reverse().flat().slice(0, POPULAR));
}
