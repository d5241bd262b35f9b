/** The place of an object's member or a list's item in a JSON text. */
export interface JsonPlace {
  /** `variants[0].regions[1]` */
  path: string;
  /** Counted from 1. */
  line: number;
  /**
   * The line of an earlier member with the same key in the same object; `null` if there is none.
   */
  twin: number | null;
}

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g;

interface Frame {
  path: string;
  /** Of an object: the line of each key so far. */
  keys: Map<string, number> | null;
  /** Of a list: how many items there were before. */
  index: number;
  /** Of an object: the key that a value follows. */
  key: string | null;
}

/**
 * Walks a JSON text and yields the place of every member and item, in order. `JSON.parse` silently
 * takes the last of two equal keys; this finds both.
 *
 * @param text valid JSON: parse it first
 * @example [...jsonPlaces('{"a": 1,\n"a": 2}')][1] // { path: 'a', line: 2, twin: 1 }
 */
export function* jsonPlaces(text: string): Generator<JsonPlace> {
  const stack: Frame[] = [];
  let line = 1;
  for (const [token] of text.matchAll(TOKEN)) {
    const top = stack.at(-1);
    if (token === '\n') line++;
    else if (token === ',' && top !== undefined) {
      top.index++;
      top.key = null;
    } else if (token === '}' || token === ']') stack.pop();
    else if (token === ':' || token === ',') continue;
    else if (top?.keys && top.key === null) {
      const key = JSON.parse(token) as string;
      top.key = key;
      yield { path: pathOf(top), line, twin: top.keys.get(key) ?? null };
      top.keys.set(key, line);
    } else {
      if (top !== undefined && top.keys === null) yield { path: pathOf(top), line, twin: null };
      if (token !== '{' && token !== '[') continue;
      const path = top === undefined ? '' : pathOf(top);
      stack.push({ path, keys: token === '{' ? new Map() : null, index: 0, key: null });
    }
  }
}

function pathOf({ path, keys, index, key }: Frame): string {
  if (keys === null) return `${path}[${index}]`;
  return path === '' ? key! : `${path}.${key}`;
}
