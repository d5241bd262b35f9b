/**
 * Returns the bytes of a stream; `null` if it has more than `most`, and then stops reading.
 *
 * @example await readAtMost(response.body, 1024)
 */
export async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const reader = stream?.getReader();
  // Some browsers cannot iterate over a stream.
  for (let read = await reader?.read(); read?.done === false; read = await reader!.read()) {
    length += read.value.length;
    if (length > most) {
      await reader!.cancel();
      return null;
    }
    pieces.push(read.value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
