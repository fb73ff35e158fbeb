import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importStore } from '../src/owner/persistence/importStore.ts';
import { withStore } from '../src/storage/openStore.ts';
import { exportTables } from '../src/owner/exporting/exportTables.ts';
import { writeWorkbook } from '../src/owner/exporting/writeExports.ts';
import { ownerDataOf, prepareImport } from '../src/owner/importing/prepareImport.ts';
import { isJson, objectsOf } from '../src/owner/model/json.ts';
import { readCatalogueText } from '../src/readCatalogue.ts';

/** `npm run bench:owner -w @vetta/mock-api -- [products]`: how long a large workbook takes, and its memory. */
const products = Number(process.argv[2] ?? 5000);
const bundled: unknown = JSON.parse(await readCatalogueText(undefined));
const source = isJson(bundled) ? bundled : {};

/** The bundled list, each of its entries under many slugs. */
const many = (name: string) =>
  Array.from({ length: products }, (_, place) => {
    const list = objectsOf(source[name]).filter(({ slug }) => typeof slug === 'string');
    const one = list[place % list.length] ?? {};
    return {
      ...one,
      id: place + 1,
      slug: `${String(one['slug'])}-${Math.floor(place / list.length)}`,
    };
  });
const json = {
  ...source,
  products: many('products'),
  product_details: many('product_details'),
  product_groups: [],
};
const before = { catalogue: JSON.stringify(json), shop: null };
const changed = {
  ...json,
  products: json.products.map((one) => ({ ...one, description: `${one.slug} nuovo` })),
};

const timed = async <Result>(name: string, work: () => Promise<Result>) => {
  const start = performance.now();
  const result = await work();
  process.stdout.write(`${name}: ${((performance.now() - start) / 1000).toFixed(2)} s\n`);
  return result;
};
const ownerData = ownerDataOf({ catalogue: JSON.stringify(changed), shop: null });
const file = await timed('exported', () => writeWorkbook(exportTables(ownerData)));
const options = { images: '/nowhere', now: new Date().toISOString() };
const { after, changes, mistakes } = await timed('checked', () =>
  prepareImport(file, before, options),
);
const dataDir = await mkdtemp(join(tmpdir(), 'owner-bench-'));
const catalogueFile = join(dataDir, 'export.json');
await writeFile(catalogueFile, before.catalogue);
if (after === null) throw new Error(JSON.stringify(mistakes.slice(0, 5)));
await timed('applied', () =>
  withStore({ dataDir, catalogueFile, databaseUrl: undefined }, (database) =>
    importStore(database, { catalogueFile }).exclusively(({ apply }) =>
      apply(after, {
        action: 'import',
        at: options.now,
        who: 'bench',
        file: 'bench.xlsx',
        digest: '',
        counts: {
          added: 0,
          changed: changes.products.length,
          gone: 0,
          unchanged: changes.unchanged,
          shop: 0,
        },
      }),
    ),
  ),
);
await rm(dataDir, { recursive: true });
const memory = Math.round(process.resourceUsage().maxRSS / 1024);
process.stdout.write(
  `${products} products, ${(file.length / 1e6).toFixed(1)} MB, ${changes.products.length} changed, ${mistakes.length} warnings, at most ${memory} MB of memory\n`,
);
