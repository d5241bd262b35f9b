const { openDataset } = await import('/work/main/test/search/dataset.ts');
const { Tables } = await import('/work/main/src/search-index/tables.ts');
const { parse } = await import('/work/main/src/query/parse.ts');
const { phrasesOf } = await import('/work/main/src/query/phrases.ts');
const t = new Tables(openDataset().snapshot);
for (const q of process.argv.slice(2)) { const p=parse(q,t.lexicon); console.log(q,'→',p.text); for(const ph of phrasesOf(p,t.lexicon.lexicon)) console.log('   ',ph.text,'|',ph.senses.map((s:any)=>s.role+(s.means===null?'':':'+s.means)).join(', ')); }
