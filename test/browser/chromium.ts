import type { AddressInfo } from 'node:net';
import { type ServerType, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { programOf } from '../../scripts/system-packages.js';
import { app } from '../site/service.ts';

/** Where Chromium is: `CHROMIUM`, or a program of the system; null without. */
export const chromiumPath: string | null =
  process.env.CHROMIUM || programOf('chromium-headless-shell');

/** In CI nothing is skipped; elsewhere the runner says loudly what is missing. */
export const withoutChromium: boolean = chromiumPath === null && !process.env.CI;

/** Quiet, the same every time, and without what a sandbox would need. */
export const FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @param more further settings of the browser */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  if (chromiumPath === null)
    throw new Error('Chromium is not installed: apt-get install chromium-headless-shell');
  return chromium.launch({
    executablePath: chromiumPath,
    args: [...FLAGS, ...more],
    headless: true,
  });
}

/** A service that listens, and whether any of its pages was refused something. */
export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** Serves an app on a port of its own, compressed as the Node host does it. */
export async function listen(served: Hono = app): Promise<Site> {
  const whole = new Hono();
  whole.use(compress());
  whole.route('/', served);
  whole.notFound((c) => served.fetch(c.req.raw));
  const server = await new Promise<ServerType>((resolve) => {
    // Other files run in this process: they keep the platform's Request and Response.
    const options = { hostname: 'localhost', port: 0, overrideGlobalObjects: false };
    const s = serve({ fetch: whole.fetch, ...options }, () => resolve(s));
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A device as Chromium's client hints tell it. */
export interface Hints {
  model: string;
  platform: string;
  mobile: boolean;
}

export const PIXEL_8: Hints = { model: 'Pixel 8', platform: 'Android', mobile: true };
/** A Galaxy S24 as it is sold in Hong Kong: without eSIM. */
export const S24_HONG_KONG: Hints = { model: 'SM-S9210', platform: 'Android', mobile: true };
export const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ' +
  '(KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const FROZEN =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/150.0.0.0 Mobile Safari/537.36';

export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
};

/**
 * A new page whose browser tells a device by its client hints, as a phone does.
 * Everything that goes wrong on it is collected in `faults`.
 */
export async function open(
  browser: Browser,
  { hints, ...options }: BrowserContextOptions & { hints?: Hints } = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await browser.newContext({
    locale: 'en-US',
    ...options,
    ...(hints === undefined ? {} : { userAgent: FROZEN }),
  });
  // What hangs is ended, and not what is slow, as in all tests.
  context.setDefaultTimeout(100_000);
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  if (hints !== undefined) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setUserAgentOverride', {
      userAgent: FROZEN,
      platform: 'Linux armv81',
      userAgentMetadata: {
        brands: [{ brand: 'Chromium', version: '150' }],
        fullVersion: '150.0.0.0',
        platform: hints.platform,
        platformVersion: '16.0.0',
        architecture: '',
        model: hints.model,
        mobile: hints.mobile,
      },
    });
  }
  return { page, context, faults };
}
