const PIECE = 65_536;

/**
 * Pieces of text as a stream of bytes that is written no faster than it is read.
 *
 * Between two pieces the event loop has its turn: a reader that is quick enough would otherwise have
 * the whole data set written out in one go, which kept a service from everyone else for 1.6 s.
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
