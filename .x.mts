const { Lookup } = await import('/work/main/src/lookup/index.ts');
const { openDataset } = await import('/work/main/test/search/dataset.ts');
const l = new Lookup(openDataset().bytes);
for (const q of process.argv.slice(2)) { const a=l.answer(q); console.log(q,'→',a.meant,a.verdict.supports,a.said.region??'',a.devices.slice(0,4).map((d:any)=>d.slug+':'+d.supports).join(' ')); console.log('     ',(typeof a.evidence==='function'?a.evidence():a.evidence)?.map?.((p:any)=>p.text+'/'+p.as+'/'+p.cost).join(' ')??Object.keys(a)); console.log('      ranked', l.check(q).results.slice(0,4).map((r:any)=>r.slug).join(' ')) }
