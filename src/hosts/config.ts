/** The service's settings, from environment variables. */
export interface Config {
  host: string;
  port: number;
  /** The public address without a slash at the end; null where it is not known. */
  baseUrl: string | null;
}

/** Environment variables that cannot be used, all of them at once. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads `HOST`, `PORT` and `BASE_URL`.
 *
 * @throws {ConfigError} naming every variable that is wrong, and what it may be
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const faults: string[] = [];
  const port = Number(env.PORT ?? '8080');
  if (!/^\d{1,5}$/.test(env.PORT ?? '8080') || port > 65535) {
    faults.push('PORT must be a whole number from 0 to 65535.');
  }
  let baseUrl: string | null = null;
  if (env.BASE_URL !== undefined && env.BASE_URL !== '') {
    const url = URL.canParse(env.BASE_URL) ? new URL(env.BASE_URL) : null;
    if (url === null || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
      faults.push('BASE_URL must be an address such as https://esim.example.');
    } else {
      baseUrl = url.href.replace(/\/+$/, '');
    }
  }
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return { host: env.HOST || 'localhost', port, baseUrl };
}
