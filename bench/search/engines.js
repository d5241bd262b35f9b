// Builds each engine from records as a function that returns the ids of the ten best for a query. A record is {
// id, name, aliases, codes }: "Samsung Galaxy S24", other names, model codes. The settings are those that each
// library's documentation recommends for short names with typing errors.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const LIMIT = 10;
// The other libraries are in bench/package.json, so that users of this one never install them.
const require = createRequire(new URL('../package.json', import.meta.url));
const texts = ({ name, aliases, codes }) => [name, ...aliases, ...codes].join(' ');
const bytesOf = (value) => Buffer.byteLength(JSON.stringify(value));

export const ENGINES = {
  'esim-lookup': async (_, cache) => {
    const { openSnapshot, Search } = await import(`${cache}/search.js`);
    const bytes = new Uint8Array(readFileSync(new URL(`${cache}/records.snapshot`)));
    const from = performance.now();
    const snapshot = openSnapshot(bytes);
    const search = new Search(snapshot);
    const load = performance.now() - from;
    return { find: (q) => search.find(q, LIMIT), size: bytes.length, load };
  },

  MiniSearch: async (records) => {
    const { default: MiniSearch } = await import(require.resolve('minisearch'));
    const options = {
      fields: ['name', 'aliases', 'codes'],
      extractField: (r, f) => (Array.isArray(r[f]) ? r[f].join(' ') : r[f]),
      searchOptions: {
        prefix: true,
        fuzzy: (term) => (/\d/.test(term) ? 0 : 0.2),
        boost: { name: 3, aliases: 2 },
      },
    };
    const index = new MiniSearch(options);
    index.addAll(records);
    const text = JSON.stringify(index);
    const from = performance.now();
    MiniSearch.loadJSON(text, options);
    const load = performance.now() - from;
    const find = (q) => {
      // Searches for all words; if that finds nothing, as for a question, for any of them.
      const all = index.search(q, { combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(q, { combineWith: 'OR' });
      return found.slice(0, LIMIT).map((r) => r.id);
    };
    return { find, size: Buffer.byteLength(text), load };
  },

  FlexSearch: async (records) => {
    const { Index, Charset } = require('flexsearch');
    const index = new Index({
      tokenize: 'forward',
      encoder: Charset.LatinBalance,
      resolution: 9,
      context: { depth: 2, bidirectional: true },
    });
    for (const r of records) index.add(r.id, texts(r));
    let size = 0;
    index.export((_, data) => {
      size += data === undefined ? 0 : Buffer.byteLength(data);
    });
    return { find: (q) => index.search(q, { limit: LIMIT, suggest: true }), size };
  },

  'Fuse.js': async (records) => {
    const Fuse = require('fuse.js');
    const fuse = new (Fuse.default ?? Fuse)(records, {
      keys: [{ name: 'name', weight: 3 }, 'aliases', 'codes'],
      threshold: 0.3,
      ignoreLocation: true,
      useTokenSearch: false,
    });
    const find = (q) => fuse.search(q, { limit: LIMIT }).map((r) => r.item.id);
    return { find, size: bytesOf(fuse.getIndex().toJSON()) };
  },

  uFuzzy: async (records) => {
    const uFuzzy = require('@leeoniya/ufuzzy');
    const haystack = records.map(texts);
    const fuzzy = new (uFuzzy.default ?? uFuzzy)({ intraMode: 1, intraIns: 1 });
    const find = (q) => {
      const [ids, info, order] = fuzzy.search(haystack, q, 1, 1000);
      if (order) return order.slice(0, LIMIT).map((i) => info.idx[i]);
      return ids?.slice(0, LIMIT) ?? [];
    };
    return { find, size: bytesOf(haystack) };
  },

  Orama: async (records) => {
    const { create, insertMultiple, save, search } = await import(
      require.resolve('@orama/orama').replace(/commonjs.*$/, 'esm/index.js')
    ).catch(() => require('@orama/orama'));
    const db = create({ schema: { name: 'string', aliases: 'string[]', codes: 'string[]' } });
    await insertMultiple(
      db,
      records.map((r) => ({ ...r, id: String(r.id) })),
      2000,
    );
    const ask = (term, tolerance, threshold) =>
      search(db, {
        term,
        limit: LIMIT,
        tolerance,
        threshold,
        boost: { name: 3, aliases: 2 },
        properties: ['name', 'aliases', 'codes'],
      }).hits;
    const find = (q) => {
      // Tolerance ranks near words above exact ones, so it comes second, and any of the words last.
      for (const [tolerance, threshold] of [
        [0, 0],
        [1, 0],
        [0, 1],
      ]) {
        const hits = ask(q, tolerance, threshold);
        if (hits.length > 0) return hits.map((h) => Number(h.id));
      }
      return [];
    };
    return { find, size: bytesOf(save(db)) };
  },

  fuzzysort: async (records) => {
    const fuzzysort = require('fuzzysort');
    const prepared = records.map((r) => ({ id: r.id, text: fuzzysort.prepare(texts(r)) }));
    const find = (q) =>
      fuzzysort.go(q, prepared, { key: 'text', limit: LIMIT, threshold: 0.2 }).map((r) => r.obj.id);
    return { find, size: bytesOf(records.map(texts)) };
  },

  '@m31coding/fuzzy-search': async (records) => {
    const module = require('@m31coding/fuzzy-search');
    const config = module.Config.createDefaultConfig();
    const searcher = module.SearcherFactory.createSearcher(config);
    searcher.indexEntities(
      records,
      (r) => r.id,
      (r) => [r.name, ...r.aliases, ...r.codes],
    );
    const memento = new module.Memento();
    searcher.save(memento);
    const find = (q) =>
      searcher.getMatches(new module.Query(q, LIMIT)).matches.map((m) => m.entity.id);
    return { find, size: bytesOf(memento.objects) };
  },

  'SQLite FTS5 trigram': async (records) => {
    const Database = require('better-sqlite3');
    const db = new Database(':memory:');
    db.exec("CREATE VIRTUAL TABLE d USING fts5(name, aliases, codes, tokenize = 'trigram')");
    const insert = db.prepare('INSERT INTO d(rowid, name, aliases, codes) VALUES (?, ?, ?, ?)');
    db.transaction(() => {
      for (const r of records) insert.run(r.id, r.name, r.aliases.join(' '), r.codes.join(' '));
    })();
    const select = db.prepare(
      `SELECT rowid FROM d WHERE d MATCH ? ORDER BY bm25(d, 3, 2, 1) LIMIT ${LIMIT}`,
    );
    const find = (q) => {
      const text = q.toLowerCase();
      const grams = new Set();
      for (let i = 0; i + 3 <= text.length; i++) {
        grams.add(`"${text.slice(i, i + 3).replaceAll('"', '""')}"`);
      }
      return grams.size === 0 ? [] : select.all([...grams].join(' OR ')).map((r) => r.rowid);
    };
    return { find, size: db.serialize().length };
  },
};
