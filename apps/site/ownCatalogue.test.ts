import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseCatalogue, readCatalogueText } from '@vetta/mock-api/catalogue';
import { type Catalogue, productPages } from '@vetta/storefront/backend';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Twelve products of a brand of their own; two have the slug of a bundled product. */
const file = join(import.meta.dirname, 'build/testing/own-catalogue/catalogue.json');
const buildTimeMs = 600_000;

let folder: string;
let own: Catalogue;
let bundled: Catalogue;

beforeAll(async () => {
  own = parseCatalogue(file, await readCatalogueText(file));
  bundled = parseCatalogue('bundled catalogue', await readCatalogueText(undefined));
  // Within the app: the built pages' code finds its packages from there.
  mkdirSync(join(import.meta.dirname, 'test-results'), { recursive: true });
  folder = mkdtempSync(join(import.meta.dirname, 'test-results/own-catalogue-'));
  const { status, stderr } = spawnSync(process.execPath, ['build.ts'], {
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      CATALOGUE_FILE: file,
      SITE_DIST: join(folder, 'dist'),
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
}, buildTimeMs);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(join(folder, 'dist/client', name), 'utf8');
const files = (ending: string) =>
  readdirSync(join(folder, 'dist/client'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );
const pathsOf = (catalogue: Catalogue) => new Set(productPages(catalogue).map(({ path }) => path));

/** Names, addresses and brands by which a bundled product would be known. */
function bundledMarks(): readonly string[] {
  const slugs = new Set(own.products.map(({ slug }) => slug));
  const ours = bundled.products.filter(({ slug }) => !slugs.has(slug));
  // The shop's own brand is its name.
  const brands = bundled.brands
    .map(({ name }) => name)
    .filter((name) => name !== 'Vetta Nutrition');
  return [...ours.flatMap(({ name, slug }) => [name ?? [], `/${slug}`].flat()), ...brands];
}

test('the sitemap lists the pages of the retailer’s products and of no bundled one', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^\/prodotti\/[^/]+\/(?!varianti$)/.test(path));
  expect(addresses.toSorted()).toEqual([...pathsOf(own)].toSorted());
});

test('each product has its page, the list and the home hold the retailer’s products', () => {
  for (const path of pathsOf(own)) expect(files('.html')).toContain(`${path.slice(1)}.html`);
  for (const { name } of own.products) expect(read('prodotti.html')).toContain(name);
  expect(read('index.html')).toContain('/images/categories/proteine.webp');
});

test('no page names a bundled product, its brand or its picture', () => {
  const marks = bundledMarks();
  expect(marks.length).toBeGreaterThan(200);
  const found = files('.html').flatMap((name) => {
    const html = read(name);
    return marks.filter((mark) => html.includes(mark)).map((mark) => `${name}: ${mark}`);
  });
  expect(found).toEqual([]);
});

test('what the build knows of a bundled product with the same slug is not shown', () => {
  const page = read('prodotti/aminoacidi-e-creatina/eaa-pro.html');
  expect(page).toContain('EAA Nove');
  expect(page).not.toContain('1 dose = 14 g');
});

/** As the build with the bundled catalogue shows it. */
const bundledPicture = (name: string) => readFileSync(join(import.meta.dirname, 'public', name));

test('no picture of a bundled product is served, nor one of a shelf or a shop that shows it', () => {
  expect(files('.svg').filter((name) => name.startsWith('images/products/'))).toHaveLength(3);
  const pictures = files('.webp').filter((name) => name.startsWith('images/'));
  const kept = pictures.filter(
    (name) =>
      name.startsWith('images/products/') ||
      readFileSync(join(folder, 'dist/client', name)).equals(bundledPicture(name)),
  );
  expect(pictures.length).toBeGreaterThan(16);
  expect(kept).toEqual([]);
  const card = readFileSync(join(folder, 'dist/client/social-card.jpg'));
  expect(card.equals(bundledPicture('social-card.jpg'))).toBe(false);
});
