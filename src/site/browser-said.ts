/** What a visitor's headers say beside the device. */
export interface BrowserSaid {
  /** The system in the browser's own words: "Windows", "Android"; `null` if it says none. */
  said: string | null;
  /** True for a computer: the phone is then another device. */
  isComputer: boolean;
}

/** Systems by token of the user agent, in the order of the search. */
const SYSTEMS: readonly (readonly [token: string, name: string, isComputer: boolean])[] = [
  ['Android', 'Android', false],
  ['iPhone', 'iPhone', false],
  ['iPad', 'iPad', false],
  ['HarmonyOS', 'HarmonyOS', false],
  ['CrOS', 'ChromeOS', true],
  ['Windows', 'Windows', true],
  ['Macintosh', 'macOS', true],
  ['Linux', 'Linux', true],
];
const MAX_HEADER = 512;

/**
 * Reads which system a visitor uses, so that a page can explain what the browser says and what it hides.
 *
 * @example browserSaid(new Headers({ 'User-Agent': 'Mozilla/5.0 (Windows NT 10.0) …' })).said // 'Windows'
 */
export function browserSaid(headers: Headers): BrowserSaid {
  const platform = (headers.get('sec-ch-ua-platform') ?? '').slice(0, MAX_HEADER);
  const agent = (headers.get('user-agent') ?? '').slice(0, MAX_HEADER);
  for (const text of [platform, agent]) {
    const system = SYSTEMS.find(([token, name]) => text.includes(token) || text.includes(name));
    if (system !== undefined) return { said: system[1], isComputer: system[2] };
  }
  return { said: null, isComputer: false };
}
