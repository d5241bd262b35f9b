/** Headers in which proxies and compressing browsers forward the device's own user agent. */
export const ORIGINAL_USER_AGENTS: readonly string[] = [
  'X-OperaMini-Phone-UA',
  'X-UCBrowser-Device-UA',
  'Device-Stock-UA',
];

/** The request headers that the answer depends on: the value of `Vary`. */
export const DETECT_HEADERS: readonly string[] = [
  'Sec-CH-UA-Model',
  'Sec-CH-UA-Platform',
  'User-Agent',
  ...ORIGINAL_USER_AGENTS,
];

/**
 * The value of `Accept-CH`: the hints that a browser should send (RFC 8942). Browsers honour it on the
 * top-level navigation to an HTTPS page.
 */
export const ACCEPT_CH =
  'Sec-CH-UA-Model, Sec-CH-UA-Platform, Sec-CH-UA-Platform-Version, Sec-CH-UA-Form-Factors';

/** The value of `Critical-CH`: a browser that did not send this hint repeats the first navigation with it. */
export const CRITICAL_CH = 'Sec-CH-UA-Model';
