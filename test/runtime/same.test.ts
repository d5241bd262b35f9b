import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOSTS, type RunningHost } from './hosts.ts';
import { sendDescribed as send } from './request.ts';

/** What every host has to answer in the same bytes, with the same headers. */
const ASKED: readonly [path: string, headers?: Record<string, string>][] = [
  ['/api/check?q=galaxy+s'],
  ['/api/check?q=iphone&limit=25'],
  ['/api/check?q=xiaomi+redmi+note+13+pro+5g'],
  ['/api/check?q=galxy+s24+utra'],
  ['/api/check?q=SM-S9280'],
  ['/api/check?q=%E3%82%AE%E3%83%A3%E3%83%A9%E3%82%AF%E3%82%B7%E3%83%BC+s24'],
  ['/api/check?q=qqxzjvkw'],
  ['/api/check?q='],
  ['/api/check?q=%FF&limit=0'],
  ['/api/devices/google/pixel-8-pro'],
  ['/api/devices/nobody/nothing'],
  ['/api/nothing'],
  ['/api/detect'],
  ['/api/detect', { 'Sec-CH-UA-Model': '"SM-S9280"', 'Sec-CH-UA-Platform': '"Android"' }],
  ['/.well-known/api-catalog'],
  ['/openapi.json'],
];

/** What the transport adds. */
const TRANSPORT = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

const hosts: RunningHost[] = [];
beforeAll(async () => {
  for (const { start } of HOSTS) hosts.push(await start());
});
afterAll(async () => {
  for (const host of hosts) await host.stop();
});

test.each(ASKED)('%s is the same on every host', async (path, headers = {}) => {
  const answers = await Promise.all(
    hosts.map(async ({ url }) => {
      const answer = await send(url, path, { headers });
      for (const name of TRANSPORT) delete answer.headers[name];
      return answer;
    }),
  );
  expect(answers).toHaveLength(HOSTS.length);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('an entity tag names the version of the code beside that of the facts', async () => {
  const { headers } = await send(hosts[0]!.url, '/api/check?q=iphone');
  const version = headers['dataset-version'] as string;
  expect(headers.etag).toMatch(new RegExp(`^W/"${version.replaceAll('.', '\\.')}-[0-9a-f]{8}-`));
});
