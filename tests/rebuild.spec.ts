import { spawn } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { endApp, startApp } from './support/isolatedShop.ts';
import { expect, test } from './support/test.ts';

const site = join(import.meta.dirname, '../apps/site');

test.use({ allowedErrors: /status of 404/ });

/** Pages that every build has. */
const paths = ['/', '/prodotti', '/chi-siamo', '/contatti'];

const ownProduct = {
  id: 1,
  slug: 'nato-dopo',
  name: 'Nato dopo',
  category_slug: 'proteine',
  price: 1990,
};

test('a rebuild under load fails no request, loses no script, and is taken over', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const folder = join(site, 'test-results', `rebuild-${process.pid}`);
  const dist = join(folder, 'dist');
  await mkdir(folder, { recursive: true });
  await cp(join(site, 'dist'), dist, { recursive: true });
  const API_ORIGIN = `http://localhost:${process.env.E2E_API_PORT ?? 3301}`;
  const host = await startApp('site', 'serve.ts', { SITE_PORT: '0', SITE_DIST: dist, API_ORIGIN });
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto(host.address);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const load = startLoad(host.address);
  const file = join(folder, 'catalogue.json');
  await writeFile(file, JSON.stringify({ products: [ownProduct] }));
  expect(await build({ SITE_DIST: dist, CATALOGUE_FILE: file })).toBe(0);
  const list = () => heard(`${host.address}/prodotti`).then(({ text }) => text);
  await expect.poll(list, { timeout: 30_000 }).toContain(ownProduct.name);
  const { failures, requests } = await load.stop();
  expect(failures).toEqual([]);
  expect(requests).toBeGreaterThan(100);

  // The tab of the build before goes on.
  await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contattaci');
  expect(loads).toBe(0);
  // What it still fetches ahead would miss the host.
  await page.close();
  await endApp(host.process);
  await rm(folder, { recursive: true });
});

/** Visitors who open a page and fetch every script that it names, until they are stopped. */
function startLoad(address: string) {
  const agent = new Agent({ keepAlive: true });
  const running = { isOn: true };
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
      return { failures, requests };
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
    env: { ...process.env, ...env },
    stdio: 'ignore',
  });
  return new Promise((resolve) => {
    child.once('exit', resolve);
  });
}
