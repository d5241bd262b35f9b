/** A device that the data set does not cover: a television, console, headset, reader or car. */
export interface OtherDevice {
  brand: string;
  model: string;
}

/**
 * The models that televisions, consoles, headsets and readers send, in lower case, with today's name of the
 * maker. A `*` stands for any ending.
 */
const MODELS: readonly (readonly [text: string, brand: string, model: string])[] = [
  ['quest', 'Meta', 'Quest'],
  ['quest 2', 'Meta', 'Quest 2'],
  ['quest 3', 'Meta', 'Quest 3'],
  ['quest 3s', 'Meta', 'Quest 3S'],
  ['quest pro', 'Meta', 'Quest Pro'],
  ['oculus quest*', 'Meta', 'Quest'],
  ['pacific', 'Meta', 'Oculus Go'],
  ['portal*', 'Meta', 'Portal'],
  ['pico 4*', 'PICO', '4'],
  ['pico neo*', 'PICO', 'Neo'],
  ['glass 1', 'Google', 'Glass'],
  ['tolino*', 'tolino', 'tolino'],
  ['shield android tv*', 'NVIDIA', 'SHIELD Android TV'],
  ['bravia*', 'Sony', 'BRAVIA'],
  ['aft*', 'Amazon', 'Fire TV'],
  ['aeo*', 'Amazon', 'Echo Show'],
  ['mitv*', 'Xiaomi', 'Mi TV'],
  ['mibox*', 'Xiaomi', 'Mi Box'],
  ['chromecast*', 'Google', 'Chromecast'],
  ['google tv streamer*', 'Google', 'Google TV Streamer'],
  ['aquos-tv*', 'Sharp', 'AQUOS TV'],
  ['nexus player', 'Google', 'Nexus Player'],
  ['adt-*', 'Google', 'ADT'],
  ['smart-tv', 'Samsung', 'Smart TV'],
  ['xbox one*', 'Microsoft', 'Xbox One'],
  ['xbox', 'Microsoft', 'Xbox'],
];

/** Texts that identify such devices anywhere in the user agent. */
const MARKS: readonly (readonly [mark: string, brand: string, model: string])[] = [
  ['Xbox Series', 'Microsoft', 'Xbox Series X|S'],
  ['Xbox One', 'Microsoft', 'Xbox One'],
  ['XBOX_ONE', 'Microsoft', 'Xbox One'],
  ['Xbox', 'Microsoft', 'Xbox'],
  ['PlayStation 5', 'Sony', 'PlayStation 5'],
  ['PlayStation 4', 'Sony', 'PlayStation 4'],
  ['PLAYSTATION 3', 'Sony', 'PlayStation 3'],
  ['PlayStation Vita', 'Sony', 'PlayStation Vita'],
  ['PlayStation Portable', 'Sony', 'PlayStation Portable'],
  ['Nintendo Switch', 'Nintendo', 'Switch'],
  ['Nintendo WiiU', 'Nintendo', 'Wii U'],
  ['Nintendo Wii', 'Nintendo', 'Wii'],
  ['New Nintendo 3DS', 'Nintendo', 'New 3DS'],
  ['Nintendo 3DS', 'Nintendo', '3DS'],
  ['Nintendo DSi', 'Nintendo', 'DSi'],
  // webOS and Chromecast alone prove nothing: several makers of televisions use them.
  ['LG Browser/', 'LG', 'webOS TV'],
  ['SmartHub', 'Samsung', 'Smart TV'],
  ['DeviceType/Chromecast', 'Google', 'Chromecast'],
  ['Kindle/', 'Amazon', 'Kindle'],
  ['PocketBook/', 'PocketBook', 'PocketBook'],
  ['(Kobo ', 'Kobo', 'Kobo'],
  ['QtCarBrowser', 'Tesla', 'Tesla'],
  ['Tesla/20', 'Tesla', 'Tesla'],
];

/** How the browsers of Meta's and PICO's headsets name them. Phones are called "Quest" as well. */
const HEADSET = /; ((?:Quest|Oculus|Pacific|PICO)[^;)]*?)(?: OS\d| Build\/|;|\))/i;

const WHOLE = new Map(MODELS.map(([text, brand, model]) => [text, { brand, model }]));
const BEGINNINGS = MODELS.filter(([text]) => text.endsWith('*')).map(
  ([text, brand, model]) => [text.slice(0, -1), { brand, model }] as const,
);

/**
 * Returns the device that a model's text names; null for every other text.
 *
 * @example otherModel('Quest 3') // { brand: 'Meta', model: 'Quest 3' }
 */
export function otherModel(text: string): OtherDevice | null {
  const folded = text.toLowerCase();
  const whole = WHOLE.get(folded);
  if (whole !== undefined) return whole;
  return BEGINNINGS.find(([beginning]) => folded.startsWith(beginning))?.[1] ?? null;
}

/** Returns the device whose mark the user agent contains; null if it contains none. */
export function otherMark(ua: string): OtherDevice | null {
  for (const [mark, brand, model] of MARKS) if (ua.includes(mark)) return { brand, model };
  return null;
}

/** Returns the headset whose browser sent the user agent; null for every other user agent. */
export function headset(ua: string): OtherDevice | null {
  if (!ua.includes(' VR Safari/')) return null;
  return otherModel(HEADSET.exec(ua)?.[1] ?? '');
}
