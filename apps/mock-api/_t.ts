import { readFile, writeFile } from 'node:fs/promises';
import { readCatalogueText } from './src/readCatalogue.ts';
import { exportTables } from './src/owner/exporting/exportTables.ts';
import { writeWorkbook, writeCsv } from './src/owner/exporting/writeExports.ts';
import { holdingsOf, prepareImport } from './src/owner/importing/prepareImport.ts';
import { mistakeLine } from './src/owner/mistakes.ts';
const text = await readCatalogueText(undefined);
const before = { catalogue: text, shop: null };
const t = exportTables(holdingsOf(before));
const wb = await writeWorkbook(t);
await writeFile('/tmp/owner-test.xlsx', wb);
const csv = Buffer.from(writeCsv(t[0]!));
await writeFile('/tmp/owner-test.csv', csv);
for (const b of [wb, csv]) {
  console.time('prepare');
  const p = await prepareImport(b, before, { images: new URL('catalogue/images', import.meta.url).pathname, now: new Date().toISOString() });
  console.timeEnd('prepare');
  console.log(p.after?.catalogue === text, p.after?.shop, p.mistakes.length, p.mistakes.slice(0,12).map(mistakeLine), p.changes.unchanged, JSON.stringify(p.changes.products).slice(0,1500), p.changes.others, p.surprises);
}
