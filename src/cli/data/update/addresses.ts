/** The addresses of the upstreams. */
export interface Addresses {
  google: string;
  appledb: string;
  endoflife: string;
}

export const ADDRESSES: Addresses = {
  google: 'https://storage.googleapis.com/play_public/supported_devices.csv',
  appledb: 'https://api.appledb.dev/device/main.json',
  endoflife: 'https://endoflife.date/api/v1/products/full',
};
