// Gives every detector the same interface: headers in, brand and model out. Each is imported only when it is
// used, so that its loading can be measured. The settings are those that its documentation recommends for a
// server with client hints.

/** @typedef {(headers: Record<string, string>) => { brand?: string | null, model?: string | null }} Detect */

/** @type {Record<string, () => Promise<Detect>>} */
export const DETECTORS = {
  'esim-lookup': async () => {
    const { readFileSync } = await import('node:fs');
    const { Detector, openSnapshot } = await import('../../.cache/bench/detector.js');
    const detector = new Detector(openSnapshot(readFileSync('.cache/bench/snapshot.bin')));
    return (headers) => {
      const { match, brand } = detector.detect((name) => headers[name] ?? null);
      // Without a match, only the brand counts, because the model is a family.
      return match ?? { brand };
    };
  },
  'ua-parser-js': async () => {
    const { UAParser } = await import('ua-parser-js');
    return (headers) => {
      const { vendor, model } = UAParser(headers).withClientHints().device;
      return { brand: vendor, model };
    };
  },
  'node-device-detector': async () => {
    const { default: DeviceDetector } = await import('node-device-detector');
    const { default: ClientHints } = await import('node-device-detector/client-hints.js');
    const detector = new DeviceDetector({ clientIndexes: true, deviceIndexes: true });
    const hints = new ClientHints();
    return (headers) => {
      const ua = headers['user-agent'] ?? '';
      if (Object.keys(detector.parseBot(ua)).length > 0) return {};
      return detector.detect(ua, hints.parse(headers, {})).device;
    };
  },
  'device-detector-js': async () => {
    const { default: module } = await import('device-detector-js');
    const DeviceDetector = module.default ?? module;
    const detector = new DeviceDetector();
    return (headers) => {
      const { bot, device } = detector.parse(headers['user-agent'] ?? '');
      return bot ? {} : (device ?? {});
    };
  },
  bowser: async () => {
    const { default: Bowser } = await import('bowser');
    return (headers) => {
      const { vendor, model } = Bowser.parse(headers['user-agent'] || ' ').platform;
      return { brand: vendor, model };
    };
  },
};
