import { SITE_NAME } from './name.ts';

/** What a phone needs to put the site on its home screen: `/manifest.webmanifest`. */
export const manifest = (icon: string): string =>
  JSON.stringify({
    name: SITE_NAME,
    short_name: SITE_NAME,
    start_url: '/',
    display: 'browser',
    background_color: '#f5f7f6',
    theme_color: '#0b5a4c',
    icons: [{ src: icon, type: 'image/svg+xml', sizes: 'any' }],
  });
