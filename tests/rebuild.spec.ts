import { spawn } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endApp, startApp } from './support/isolatedShop.ts';
import { expect, test } from './support/test.ts';

// The pages that the first test builds are those that the others read.
test.describe.configure({ mode: 'serial' });

const site = join(import.meta.dirname, '../apps/site');
// Outside of the checkout: what draws the pages runs there as well.
const folder = join(tmpdir(), `rebuild-${process.pid}`);
const dist = join(folder, 'dist');

const API_ORIGIN = `http://localhost:${process.env.E2E_API_PORT ?? 3301}`;

type Products = {
  products: readonly { name: string; slug: string; category_slug: string }[];
  brands: readonly { name: string }[];
};

/** Twelve products of a brand of their own; two have the slug of a bundled product. */
const file = join(site, 'build/testing/own-catalogue/catalogue.json');
let own: Products;
let bundled: Products;

/** Pages that every build has. */
const paths = ['/', '/prodotti', '/chi-siamo', '/contatti'];

test.beforeAll(async () => {
  own = JSON.parse(readFileSync(file, 'utf8'));
  bundled = { products: await listed('products'), brands: await listed('brands') };
  await mkdir(folder, { recursive: true });
});
test.afterAll(() => rm(folder, { recursive: true }));

test.describe('with a tab of the build before', () => {
  test.use({ allowedErrors: /status of 404/ });

  test('a rebuild under load fails no request, loses no script, and is taken over', async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await cp(join(site, 'dist'), dist, { recursive: true });
    const env = { SITE_PORT: '0', SITE_DIST: dist, API_ORIGIN };
    const host = await startApp('site', 'serve.ts', env);
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    await page.goto(host.address);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });

    const load = startLoad(host.address);
    expect(await build({ SITE_DIST: dist, CATALOGUE_FILE: file })).toBe(0);
    const list = () => heard(`${host.address}/prodotti`).then(({ text }) => text);
    await expect.poll(list, { timeout: 30_000 }).toContain(own.products[0]?.name);
    const { failures, requests, isDense } = await load.stop();
    expect(failures).toEqual([]);
    expect(isDense).toBe(true);
    expect(requests).toBeGreaterThan(100);

    // The tab of the build before goes on.
    await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
    expect(loads).toBe(0);
    // What it still fetches ahead would miss the host.
    await page.close();
    await endApp(host.process);
  });
});

const read = (name: string) => readFileSync(join(dist, 'client', name), 'utf8');
const files = (ending: string) =>
  readdirSync(join(dist, 'client'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith(ending),
  );
const listed = async (list: string) => (await fetch(`${API_ORIGIN}/api/${list}`)).json();
const ownPaths = () =>
  own.products.map(({ category_slug, slug }) => `/prodotti/${category_slug}/${slug}`);

/** Names, addresses and brands by which a bundled product would be known. */
function bundledMarks(): readonly string[] {
  const slugs = new Set(own.products.map(({ slug }) => slug));
  const ours = bundled.products.filter(({ slug }) => !slugs.has(slug));
  // The shop's own brand is its name.
  const brands = bundled.brands
    .map(({ name }) => name)
    .filter((name) => name !== 'Vetta Nutrition');
  return [...ours.flatMap(({ name, slug }) => [name, `/${slug}`]), ...brands];
}

test('the sitemap lists the pages of the retailer’s products and of no bundled one', () => {
  const addresses = [...read('sitemap.xml').matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^\/prodotti\/[^/]+\/(?!varianti$)/.test(path));
  expect(addresses.toSorted()).toEqual(ownPaths().toSorted());
});

test('each product has its page, the list and the home hold the retailer’s products', () => {
  for (const path of ownPaths()) expect(files('.html')).toContain(`${path.slice(1)}.html`);
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
const bundledPicture = (name: string) => readFileSync(join(site, 'public', name));

test('no picture of a bundled product is served, nor one of a shelf or a shop that shows it', () => {
  expect(files('.svg').filter((name) => name.startsWith('images/products/'))).toHaveLength(3);
  const pictures = files('.webp').filter((name) => name.startsWith('images/'));
  const kept = pictures.filter(
    (name) =>
      name.startsWith('images/products/') ||
      readFileSync(join(dist, 'client', name)).equals(bundledPicture(name)),
  );
  expect(pictures.length).toBeGreaterThan(16);
  expect(kept).toEqual([]);
  const card = readFileSync(join(dist, 'client/social-card.jpg'));
  expect(card.equals(bundledPicture('social-card.jpg'))).toBe(false);
});

/** Between two pages of a visitor. The build needs the processor until it is nearly whole. */
const pauseMs = { whileBuilding: 500, whileReplacing: 50 };

/** Written when the pages of a build are drawn; compressing them takes seconds more. */
const isNearlyWhole = () => globSync(join(folder, '.builds/next-*/client/robots.txt')).length > 0;

/** Visitors who open a page and fetch every script that it names, until they are stopped. */
function startLoad(address: string) {
  const agent = new Agent({ keepAlive: true });
  const running = { isOn: true, isDense: false };
  const failures: string[] = [];
  let requests = 0;
  const fetchWhole = async (path: string) => {
    requests += 1;
    const { status, text } = await heard(address + path, agent);
    if (status !== 200) failures.push(`${status} ${path}`);
    return text;
  };
  const visit = async (path: string) => {
    while (running.isOn) {
      try {
        const html = await fetchWhole(path);
        const scripts = html.match(/\/assets\/[\w.-]+\.js/g) ?? [];
        for (const script of new Set(scripts)) await fetchWhole(script);
        running.isDense ||= isNearlyWhole();
        await pause(running.isDense ? pauseMs.whileReplacing : pauseMs.whileBuilding);
      } catch (error) {
        failures.push(`${path}: ${String(error)}`);
      }
    }
  };
  const visitors = paths.map(visit);
  return {
    async stop() {
      running.isOn = false;
      await Promise.all(visitors);
      agent.destroy();
      return { failures, requests, isDense: running.isDense };
    },
  };
}

/** Rejects when the answer does not come whole. */
function heard(address: string, agent?: Agent): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const req = get(address, { agent }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text })).on('error', reject);
    });
    req.on('error', reject);
  });
}

function build(env: Record<string, string>): Promise<number | null> {
  const child = spawn(process.execPath, ['build.ts'], {
    cwd: site,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.once('exit', resolve);
  });
}
