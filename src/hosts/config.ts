/** The service's settings, from environment variables. */
export interface Config {
  host: string;
  port: number;
  /** The public address without a slash at the end; `null` if unknown. */
  baseUrl: string | null;
  /** The repository where facts are corrected; `null` if there is none. */
  repositoryUrl: string | null;
  /** The path of the snapshot file; `null` for the one that the package ships. */
  snapshot: string | null;
  /** The number of processes that serve; with 1, the started process serves itself. */
  workers: number;
  /** The number of proxies in front whose `X-Forwarded-For` counts. */
  trustProxy: number;
  /** Requests per client and minute; 0 for no limit. */
  rateLimit: number;
  /** Seconds of work per client and minute outside the endpoints; 0 for no limit. */
  workLimit: number;
  /** The delay of the event loop, in ms, above which requests are refused; 0 for never. */
  maxLag: number;
  /** The port of a separate listener for `/metrics` and `/readyz`; `null` to serve them on the public one. */
  metricsPort: number | null;
  metricsHost: string;
  /** Seconds for which `/readyz` announces a stop before connections are refused. */
  drainSeconds: number;
  /** Seconds that a stop waits for requests in progress. */
  shutdownSeconds: number;
  /** The contact in `/.well-known/security.txt`; `null` for no such document. */
  securityContact: string | null;
  /** `requests` logs every request as well, `events` only what happens to the service. */
  log: 'requests' | 'events';
}

/** The settings of a service without any environment variables. */
export const DEFAULTS: Config = {
  host: 'localhost',
  port: 8080,
  baseUrl: null,
  repositoryUrl: null,
  snapshot: null,
  workers: 1,
  trustProxy: 0,
  rateLimit: 0,
  workLimit: 30,
  maxLag: 1000,
  metricsPort: null,
  metricsHost: 'localhost',
  drainSeconds: 0,
  shutdownSeconds: 10,
  securityContact: null,
  log: 'events',
};

/** The error for invalid environment variables. Its message has a line for each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * The variables that the service reads, each with a description. `esim-lookup serve --help` prints them; the
 * tables of README.md and docs/self-hosting.md have a row for each.
 */
export const VARIABLES = {
  HOST: 'the address to listen on (localhost)',
  PORT: 'the port to listen on; 0 takes any free one (8080)',
  BASE_URL: 'the public address, such as https://esim.example',
  REPOSITORY_URL: 'where facts are corrected; pages link to it',
  SECURITY_CONTACT: 'a mailto: or https: address for /.well-known/security.txt',
  SNAPSHOT: 'the data set to serve; reloaded when it changes, or on SIGHUP',
  WORKERS: 'processes that serve, or "auto" for one per core (1)',
  TRUST_PROXY: 'how many proxies in front set X-Forwarded-For (0)',
  RATE_LIMIT: 'requests per client and minute (0: no limit)',
  WORK_LIMIT: 'seconds of work per client and minute for pages, tools and data (30; 0: no limit)',
  MAX_LAG_MS: 'refuse requests while the event loop is this late (1000; 0: never)',
  METRICS_PORT: 'a port for /metrics and /readyz; the public port then has neither (none)',
  METRICS_HOST: 'the address of that port (localhost)',
  DRAIN_SECONDS: 'how long /readyz announces a stop before connections are refused (0)',
  SHUTDOWN_SECONDS: 'how long a stop waits for requests under way (10)',
  LOG: '"events", or "requests" to log one line per request as well (events)',
} as const satisfies Readonly<Record<string, string>>;

/**
 * Reads the settings. An empty variable counts as not set.
 *
 * @param cores returns the number of processes for `WORKERS=auto`
 * @throws {ConfigError} for invalid variables; names each of them and the values that it may have
 * @example readConfig({ PORT: '3000' }).port // 3000
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  cores: () => number = () => 1,
): Config {
  const faults: string[] = [];
  const whole = (name: string, fallback: number, least: number, most: number): number => {
    const text = env[name];
    if (!text) return fallback;
    const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    faults.push(`${name} must be a whole number from ${least} to ${most}.`);
    return fallback;
  };
  const addressOf = (name: string, example: string): string | null =>
    webAddress(name, env[name], example, faults);
  const config: Config = {
    host: hostOf('HOST', env.HOST, faults),
    port: whole('PORT', DEFAULTS.port, 0, 65_535),
    baseUrl: addressOf('BASE_URL', 'https://esim.example'),
    repositoryUrl: addressOf('REPOSITORY_URL', 'https://github.com/owner/name'),
    snapshot: env.SNAPSHOT || null,
    workers: env.WORKERS === 'auto' ? cores() : whole('WORKERS', DEFAULTS.workers, 1, 256),
    trustProxy: whole('TRUST_PROXY', DEFAULTS.trustProxy, 0, 10),
    rateLimit: whole('RATE_LIMIT', DEFAULTS.rateLimit, 0, 1_000_000),
    workLimit: whole('WORK_LIMIT', DEFAULTS.workLimit, 0, 60),
    maxLag: whole('MAX_LAG_MS', DEFAULTS.maxLag, 0, 60_000),
    metricsPort: env.METRICS_PORT ? whole('METRICS_PORT', 0, 1, 65_535) : null,
    metricsHost: hostOf('METRICS_HOST', env.METRICS_HOST, faults),
    drainSeconds: whole('DRAIN_SECONDS', DEFAULTS.drainSeconds, 0, 600),
    shutdownSeconds: whole('SHUTDOWN_SECONDS', DEFAULTS.shutdownSeconds, 0, 600),
    securityContact: contactOf(env.SECURITY_CONTACT, faults),
    log: env.LOG === 'requests' ? 'requests' : 'events',
  };
  if (env.LOG && env.LOG !== 'requests' && env.LOG !== 'events') {
    faults.push('LOG must be "events" or "requests".');
  }
  const { host, port, metricsHost, metricsPort } = config;
  if (port !== 0 && port === metricsPort && host === metricsHost) {
    faults.push('METRICS_PORT must be another port than PORT.');
  }
  faults.push(...misspelt(Object.keys(env)));
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return config;
}

/** Reads an address and removes the slash at its end; `null` if the variable is not set or wrong. */
function webAddress(
  name: string,
  text: string | undefined,
  example: string,
  faults: string[],
): string | null {
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  // Headers and pages repeat it unchanged, so it may only have an origin and a path.
  const plain =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !url.search &&
    !url.hash &&
    !url.username &&
    !url.password;
  // Pages link to each other by absolute paths, so the service needs a host of its own.
  const hasPath = name === 'BASE_URL' && url !== null && url.pathname !== '/';
  if (plain && !hasPath) return url.href.replace(/\/+$/, '');
  faults.push(`${name} must be an address ${hasPath ? 'without a path, ' : ''}such as ${example}.`);
  return null;
}

function hostOf(name: string, text: string | undefined, faults: string[]): string {
  if (!text) return DEFAULTS.host;
  // A host name or an IP address. `0.0.0.0:80` and `http://localhost` are neither.
  if (/^[\w.-]{1,253}$/.test(text) || /^[\da-f]*:[\da-f]*:[\da-f:.]*(?:%\w+)?$/i.test(text))
    return text;
  faults.push(`${name} must be a host name or an IP address, such as 0.0.0.0 or ::.`);
  return DEFAULTS.host;
}

function contactOf(text: string | undefined, faults: string[]): string | null {
  if (!text) return null;
  // The document has one field per line, so the contact must have no line break.
  if (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) && URL.canParse(text)) return text;
  faults.push('SECURITY_CONTACT must be an address such as mailto:security@esim.example.');
  return null;
}

/**
 * Reports variables that look like a misspelt setting: `RATELIMIT`, `base_url`, `WORKER`. If they were ignored,
 * the service would run without a limit that its operator relies on.
 */
function misspelt(names: readonly string[]): string[] {
  const known = Object.keys(VARIABLES);
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = known.find((k) => isNearly(name, k));
    return meant === undefined ? [] : [`${name} is not a setting. Did you mean ${meant}?`];
  });
}

function isNearly(name: string, known: string): boolean {
  const plain = (text: string): string => text.toUpperCase().replaceAll('_', '');
  if (plain(name) === plain(known)) return true;
  // Short names resemble many others: HOST and HOME, LOG and LANG.
  const most = known.length < 6 ? 0 : known.length < 9 ? 1 : 2;
  if (name.includes('_') && known.startsWith(`${name}_`)) return true;
  return Math.abs(name.length - known.length) <= most && distance(name, known) <= most;
}

/** Returns the Levenshtein distance of two words. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + same));
    }
    row = next;
  }
  return row[b.length]!;
}
