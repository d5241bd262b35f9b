const PIECE = 65_536;

/**
 * Converts pieces of text to a stream of bytes that is written no faster than it is read. The event loop runs
 * between two pieces. Otherwise a fast reader would make the whole data set be written at once, which blocked
 * all others for 1.6 s.
 */
export function byteStream(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve));
      let text = '';
      while (text.length < PIECE) {
        const next = pieces.next();
        if (next.done) {
          if (text !== '') controller.enqueue(encoder.encode(text));
          controller.close();
          return;
        }
        text += next.value;
      }
      controller.enqueue(encoder.encode(text));
    },
  });
}
