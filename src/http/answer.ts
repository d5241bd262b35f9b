/** The headers of an answer. Never changed once it is made: answers are shared between requests. */
export type AnswerHeaders = Readonly<Record<string, string>>;

/**
 * A finished answer as plain values. Hosts turn it into what their runtime sends: a `Response`
 * everywhere, straight into the socket on Node, where building a `Response` costs as much as
 * finding the device.
 */
export interface Answer {
  readonly status: number;
  /** Shared by all answers of a kind, so that hosts prepare them once. */
  readonly headers: AnswerHeaders;
  /** The entity tag, which is each answer's own. */
  readonly etag?: string;
  /** `null` if there is none. */
  readonly body: string | null;
}

/** A request as the endpoints read it; nothing else of it can change an answer. */
export interface Asked {
  method: string;
  /** The raw query string without its question mark. */
  search: string;
  /** The value of a request header, by its name in lower case. */
  header: (name: string) => string | null;
}

/** An answer as a `Response`. */
export function toResponse({ status, headers, etag, body }: Answer): Response {
  const own = etag === undefined ? headers : { ...headers, ETag: etag };
  return new Response(body, { status, headers: own });
}
