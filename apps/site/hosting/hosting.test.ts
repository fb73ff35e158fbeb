import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFixture, type HostFixture } from '../host/testing/hostFixture.ts';
import { nginxConfig } from './nginx.ts';
import { headersFile, redirectsFile } from './staticHost.ts';

const siero = '/prodotti/proteine/siero-100';
const products = new Map([
  ['siero-100', siero],
  ['7', siero],
]);

describe('_headers', () => {
  it('sends the policy everywhere and keeps hashed files for good', () => {
    const [everywhere = '', assets = '', images = ''] = headersFile({
      scripts: ['sha256-xyz='],
      styles: ['sha256-abc='],
    }).split('\n\n');
    expect(everywhere).toContain("/*\n  Content-Security-Policy: default-src 'none'");
    expect(everywhere).toContain("'sha256-abc='");
    expect(everywhere).toContain('  Strict-Transport-Security: max-age=31536000');
    expect(everywhere).not.toContain('Cache-Control');
    expect(assets).toBe('/assets/*\n  Cache-Control: public, max-age=31536000, immutable');
    expect(images).toBe('/images/*\n  Cache-Control: public, max-age=3600\n');
  });
});

describe('_redirects', () => {
  const lines = redirectsFile(products, new URL('https://api.example')).split('\n');
  it.each([
    '/api/* https://api.example/api/:splat 200',
    '/product/siero-100 /prodotti/proteine/siero-100 301',
    '/prodotti/proteine/7 /prodotti/proteine/siero-100 301',
    '/categorie /prodotti 301',
    '/products/aminoacidi /prodotti/aminoacidi-e-creatina 301',
    '/products/:category /prodotti/:category 301',
    '/prodotti/energetici/:slug /prodotti/pre-workout-energetici/:slug 301',
    '/prodotti/proteine/:slug /shell 200',
  ])('has %s', (line) => {
    expect(lines).toContain(line);
  });

  it('names a legacy category before any category', () => {
    expect(lines.indexOf('/products/aminoacidi /prodotti/aminoacidi-e-creatina 301')).toBeLessThan(
      lines.indexOf('/products/:category /prodotti/:category 301'),
    );
  });
});

it('nginx logs no request line, which says what a visitor avoids', () => {
  const text = nginxConfig({
    root: '/srv',
    port: 80,
    apiOrigin: new URL('http://127.0.0.1:3001'),
    inlineHashes: { scripts: [], styles: [] },
    products,
  });
  expect(text).toContain('access_log off;');
  expect(text).toContain('error_log stderr crit;');
});

/** Debian: apt-get install nginx-light. Where it is missing these are reported as skipped. */
const nginx = ['nginx', '/usr/sbin/nginx'].find(
  (command) => spawnSync(command, ['-v']).status === 0,
);

describe.skipIf(nginx === undefined)('nginx', () => {
  let fixture: HostFixture;
  let api: Server;
  let server: ChildProcess;
  let folder: string;
  let origin: string;

  beforeAll(async () => {
    fixture = await startFixture();
    api = createServer((req, res) => res.end(`${req.url} ${req.headers['x-forwarded-for']}`));
    const apiPort = await listening(api);
    const free = createServer();
    const port = await listening(free);
    await new Promise((resolve) => {
      free.close(resolve);
    });
    folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const site = nginxConfig({
      root: join(fixture.folders.dist, 'client'),
      port,
      apiOrigin: new URL(`http://127.0.0.1:${apiPort}`),
      inlineHashes: { scripts: ['sha256-xyz='], styles: ['sha256-abc='] },
      products,
    });
    const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    await writeFile(
      join(folder, 'nginx.conf'),
      `user root; pid ${folder}/pid; error_log ${folder}/error.log; daemon off; events {}
       http { include /etc/nginx/mime.types; access_log off; ${own}\n${site} }`,
    );
    server = spawn(nginx ?? '', ['-c', join(folder, 'nginx.conf'), '-p', folder], {
      stdio: 'inherit',
    });
    origin = `http://127.0.0.1:${port}`;
    await Promise.race([
      answers(origin),
      new Promise((_, reject) => {
        server.once('exit', () => reject(new Error('nginx refuses its configuration.')));
      }),
    ]);
  });
  afterAll(async () => {
    server.kill('SIGTERM');
    api.close();
    await fixture.stop();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, headers: Record<string, string> = {}) =>
    fetch(origin + path, { redirect: 'manual', headers });

  it.each([
    ['/', 200, '<h1>Home</h1>'],
    ['/prodotti?search=whey', 200, '<h1>I Nostri Prodotti</h1>'],
    [siero, 200, '<h1>Siero 100</h1>'],
    ['/prodotti/proteine/appena-arrivato', 200, '<div id="root"></div>'],
    ['/product/appena-arrivato', 200, '<div id="root"></div>'],
    ['/nulla', 404, '<h1>404 Page Not Found</h1>'],
    ['/assets/manca.js', 404, '<h1>404 Page Not Found</h1>'],
    ['/prodotti/inesistente', 404, '<h1>404 Page Not Found</h1>'],
    ['/prodotti.html', 404, '<h1>404 Page Not Found</h1>'],
  ])('%s answers %i', async (path, status, text) => {
    const response = await ask(path);
    expect([response.status, await response.text()]).toEqual([status, text]);
  });

  it.each([
    ['/prodotti/?search=whey', '/prodotti?search=whey'],
    ['/categorie', '/prodotti'],
    ['/products/aminoacidi', '/prodotti/aminoacidi-e-creatina'],
    ['/products/proteine', '/prodotti/proteine'],
    ['/prodotti/energetici/gel', '/prodotti/pre-workout-energetici/gel'],
    ['/product/siero-100', siero],
    ['/prodotti/proteine/7', siero],
  ])('%s moves for good to %s', async (from, to) => {
    const response = await ask(from);
    expect([response.status, response.headers.get('location')]).toEqual([301, to]);
  });

  it('sends the headers of the table with pages, errors and the API', async () => {
    for (const path of ['/', '/assets/manca.js', '/nulla', '/api/health']) {
      const { headers } = await ask(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toBeNull();
    }
    const { headers } = await ask('/', { 'X-Forwarded-Proto': 'https' });
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
  });

  it('sends parts of pages with what holds for them alone', async () => {
    const { headers } = await ask('/assets/main-abc.js');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    for (const name of ['content-security-policy', 'x-frame-options', 'permissions-policy'])
      expect(headers.get(name)).toBeNull();
  });

  it('keeps hashed files for good and asks for pages anew', async () => {
    const file = await ask('/assets/main-abc.js');
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await ask('/')).headers.get('cache-control')).toBe('no-cache');
  });

  it('proxies the API with the visitor’s address', async () => {
    const response = await ask('/api/brands?x=1', { 'X-Forwarded-For': '1.2.3.4' });
    expect(await response.text()).toBe('/api/brands?x=1 127.0.0.1');
    expect(response.headers.get('cache-control')).toBeNull();
  });
});

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
}

/** Until somebody answers there. */
async function answers(origin: string): Promise<void> {
  const ok = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (!ok) await new Promise((resolve) => setImmediate(resolve)).then(() => answers(origin));
}
