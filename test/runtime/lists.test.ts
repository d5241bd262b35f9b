import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BrandsDocument, DevicesPage } from '../../src/model/index.ts';
import { HOSTS, type RunningHost } from './hosts.ts';
import { sendDescribed as send } from './request.ts';

describe.each(HOSTS)('lists on $name', ({ start }) => {
  let host: RunningHost;
  beforeAll(async () => {
    host = await start();
  });
  afterAll(() => host?.stop());
  const get = async <T>(path: string): Promise<T> => {
    const { status, headers, body } = await send(host.url, path);
    expect(status).toBe(200);
    expect(headers['cache-control']).toContain('public');
    return JSON.parse(body) as T;
  };

  test('names every brand once, with the devices that its list has', async () => {
    const { brands, count } = await get<BrandsDocument>('/api/brands');
    expect(count).toBe(brands.length);
    expect(new Set(brands.map(({ slug }) => slug)).size).toBe(count);
    const fairphone = brands.find(({ slug }) => slug === 'fairphone')!;
    const page = await get<DevicesPage>('/api/devices?brand=fairphone');
    expect(page).toMatchObject({ count: fairphone.devices, next: null });
    for (const device of page.devices) expect(device.brandSlug).toBe('fairphone');
  });

  test('pages through a list, each device once, newest first', async () => {
    const filter = 'brand=apple&category=phone&supports=yes';
    const seen: string[] = [];
    const years: number[] = [];
    let cursor: string | null = null;
    do {
      const next: string = cursor === null ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const page = await get<DevicesPage>(`/api/devices?${filter}&limit=7${next}`);
      expect(page.count).toBe(page.devices.length);
      for (const { slug, category, supports, releaseYear } of page.devices) {
        expect([category, supports]).toEqual(['phone', 'yes']);
        seen.push(slug);
        years.push(releaseYear!);
      }
      cursor = page.next;
    } while (cursor !== null);
    expect(seen.length).toBeGreaterThan(20);
    expect(new Set(seen).size).toBe(seen.length);
    expect(years).toEqual([...years].sort((a, b) => b - a));
    const whole = await get<DevicesPage>(`/api/devices?${filter}`);
    expect(whole.devices.map(({ slug }) => slug)).toEqual(seen);
  });

  test('filters by year, and finds nothing where there is nothing', async () => {
    const { devices } = await get<DevicesPage>('/api/devices?year=2023&brand=google');
    expect(new Set(devices.map(({ releaseYear }) => releaseYear))).toEqual(new Set([2023]));
    expect(await get('/api/devices?year=1980')).toEqual({ devices: [], count: 0, next: null });
  });

  test.each([
    ['brand=nobody', 'brand'],
    ['category=car', 'category'],
    ['supports=maybe', 'supports'],
    ['year=20x4', 'year'],
    ['limit=101', 'limit'],
    ['limit=0', 'limit'],
    ['cursor=no/such', 'cursor'],
    ['cursor=', 'cursor'],
    ['year=2023&year=2024', 'year'],
    ['brand=%FF', 'brand'],
  ])('refuses ?%s', async (query, parameter) => {
    const { status, body } = await send(host.url, `/api/devices?${query}`);
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ code: 'invalid-parameter', errors: [{ parameter }] });
  });
});
