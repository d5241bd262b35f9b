import { describe, expect, test } from 'vitest';
import { ConfigError, DEFAULTS, readConfig, VARIABLES } from './config.ts';

describe('the settings', () => {
  test('have defaults, also where a variable is empty', () => {
    expect(readConfig({})).toEqual(DEFAULTS);
    expect(
      readConfig(Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, '']))),
    ).toEqual(DEFAULTS);
  });

  test.each([
    [
      { PORT: '0', HOST: '::' },
      { port: 0, host: '::' },
    ],
    [{ HOST: 'fe80::1%eth0' }, { host: 'fe80::1%eth0' }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ BASE_URL: 'https://esim.example/' }, { baseUrl: 'https://esim.example' }],
    [{ REPOSITORY_URL: 'https://x.example/a/b/' }, { repositoryUrl: 'https://x.example/a/b' }],
    [
      { METRICS_PORT: '8080', HOST: '::1' },
      { metricsPort: 8080, host: '::1' },
    ],
    [{ WORKERS: 'auto' }, { workers: 6 }],
    [
      { WORKERS: '3', RATE_LIMIT: '600' },
      { workers: 3, rateLimit: 600 },
    ],
    [
      { TRUST_PROXY: '2', MAX_LAG_MS: '0' },
      { trustProxy: 2, maxLag: 0 },
    ],
    [
      { LOG: 'requests', SNAPSHOT: '/srv/x' },
      { log: 'requests', snapshot: '/srv/x' },
    ],
  ])('%j', (env, expected) => {
    expect(readConfig(env, () => 6)).toEqual({ ...DEFAULTS, ...expected });
  });

  test('no variable takes anything whatever but a path', () => {
    for (const name of Object.keys(VARIABLES)) {
      if (name === 'SNAPSHOT') continue;
      expect(() => readConfig({ [name]: ' \n"' }), name).toThrow(new RegExp(`^${name} must be `));
    }
  });

  test.each([
    ['HOST', 'http://localhost'],
    ['HOST', '0.0.0.0:80'],
    ['HOST', 'a b'],
    ['REPOSITORY_URL', 'github.com/owner/name'],
    ['REPOSITORY_URL', 'javascript:alert(1)'],
    ['SHUTDOWN_SECONDS', '-1'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80 80'],
    ['BASE_URL', 'esim.example'],
    ['BASE_URL', 'ftp://esim.example'],
    ['BASE_URL', 'https://esim.example/?x=1'],
    // Pages link to /brands, not to /esim/brands.
    ['BASE_URL', 'https://x.example/esim/'],
    ['METRICS_PORT', '8080'],
    ['BASE_URL', 'https://me:secret@esim.example/'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['TRUST_PROXY', 'yes'],
    ['RATE_LIMIT', '1.5'],
    ['MAX_LAG_MS', '1e3'],
    ['SHUTDOWN_SECONDS', '601'],
    ['LOG', 'debug'],
    ['SECURITY_CONTACT', 'security@esim.example'],
    ['SECURITY_CONTACT', 'mailto:a@b\nExpires: 1'],
  ])('%s=%s is refused by its name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^${name} must be `));
  });

  test('faults are told all at once', () => {
    const message = (() => {
      try {
        readConfig({ PORT: 'x', BASE_URL: 'x', WORKERS: 'x' });
      } catch (error) {
        return (error as Error).message;
      }
    })();
    expect(message?.split('\n')).toHaveLength(3);
  });

  test.each([
    [{ RATELIMIT: '5' }, 'RATE_LIMIT'],
    [{ RATE_LIMITS: '5' }, 'RATE_LIMIT'],
    [{ rate_limit: '5' }, 'RATE_LIMIT'],
    [{ RATE_LIMT: '5' }, 'RATE_LIMIT'],
    [{ WORKER: '2' }, 'WORKERS'],
    [{ MAX_LAG: '5' }, 'MAX_LAG_MS'],
    [{ TRUST_PROXIES: '1', TRUST_PROX: '1' }, 'TRUST_PROXY'],
    [{ SHUTDOWN_SECOND: '1' }, 'SHUTDOWN_SECONDS'],
    [{ port: '80' }, 'PORT'],
    [{ BASEURL: 'https://x' }, 'BASE_URL'],
  ])('%j is nearly a setting, and refused', (env, meant) => {
    expect(() => readConfig(env)).toThrow(`Did you mean ${meant}?`);
  });

  test('what others call theirs is left alone', () => {
    const names =
      'HOME HOSTNAME LANG LOGNAME PATH PWD SHELL TERM USER TZ LC_ALL NODE_ENV NODE_OPTIONS CI POST ' +
      'SORT HOSTTYPE NODE_VERSION YARN_VERSION KUBERNETES_PORT KUBERNETES_SERVICE_PORT ESIM_PORT ' +
      'JOURNAL_STREAM INVOCATION_ID SYSTEMD_EXEC_PID MAINPID LISTEN_PID npm_config_registry DEBUG ' +
      'XDG_DATA_HOME NO_COLOR FORCE_COLOR http_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY LOGS TRUST';
    expect(readConfig(Object.fromEntries(names.split(' ').map((n) => [n, 'x'])))).toEqual(DEFAULTS);
  });
});
