/** The headers of an answer. They never change, because requests share answers. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/**
 * A finished answer as plain values. Hosts turn it into what their runtime sends: a `Response`
 * everywhere, straight into the socket on Node, where building a `Response` costs as much as
 * finding the device.
 */
export interface Answer {
  readonly status: number;
  /** The same object for all answers of a kind, so that a host prepares them once. */
  readonly headers: AnswerHeaders;
  /** The entity tag, which differs for each answer. */
  readonly etag?: string;
  /** `null` if there is none. */
  readonly body: string | null;
}

/** The parts of a request that the endpoints read. Nothing else can change an answer. */
export interface Asked {
  method: string;
  /** The raw query string without its question mark. */
  search: string;
  /** Returns a request header by its name in lower case; `null` if it is absent. */
  header: (name: string) => string | null;
}

/** Converts an answer to a `Response`. */
export function toResponse({ status, headers, etag, body }: Answer): Response {
  const own = etag === undefined ? headers : { ...headers, ETag: etag };
  return new Response(body, { status, headers: own });
}
