import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from 'playwright';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumArguments, findChromium } from '../../../.scripts/chromium.mjs';
import { median, row } from './table.ts';

/**
 * `npm run bench:site`: Lighthouse's mobile run over five pages of a running site, and over the same
 * pages with their scripts taken out (the limit of what a page can be), in turns and in one run, so
 * that what counts are the ratios. `SITE` names the site (http://localhost:4173), `RUNS` how often (3),
 * `PAGES` other paths than the five.
 */
const site = process.env['SITE'] ?? 'http://localhost:4173';
const runs = Number(process.env['RUNS'] ?? 3);
const debugPort = Number(process.env['DEBUG_PORT'] ?? 9333);
const paths = process.env['PAGES']?.split(' ') ?? [
  '/',
  '/prodotti',
  '/prodotti/proteine',
  '/prodotti/proteine/iso-soya',
  '/contatti',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pages without scripts, packed. */
const barePages = new Map<string, Buffer>();

const isThere = await fetch(site).then(
  ({ ok }) => ok,
  () => false,
);
if (!isThere)
  throw new Error(`Nothing to measure: no site answers at ${site}. Run npm start first.`);

const bare = await serveWithoutScripts();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...chromiumArguments, `--remote-debugging-port=${debugPort}`],
});
try {
  const head = ['page', 'perf', 'a11y', 'best', 'seo', 'LCP ms', 'limit', 'ratio', 'CLS', 'TBT ms'];
  process.stdout.write(`${row(head)}\n`);
  for (const path of paths) {
    const ours: Result[] = [];
    const limits: Result[] = [];
    for (let run = 0; run < runs; run += 1) {
      ours.push(await measure(site + path));
      limits.push(await measure(bare.origin + path));
    }
    const scores = categories.map((name) =>
      median(ours.map((result) => Math.round((result.categories[name]?.score ?? 0) * 100))),
    );
    const lcp = of(ours, 'largest-contentful-paint');
    const limit = of(limits, 'largest-contentful-paint');
    const cells = [
      path,
      ...scores,
      Math.round(lcp),
      Math.round(limit),
      (lcp / limit).toFixed(2),
      of(ours, 'cumulative-layout-shift').toFixed(3),
      Math.round(of(ours, 'total-blocking-time')),
    ];
    process.stdout.write(`${row(cells)}\n`);
  }
} finally {
  await browser.close();
  bare.server.close();
}

async function measure(url: string): Promise<Result> {
  const outcome = await lighthouse(url, {
    port: debugPort,
    onlyCategories: categories,
    logLevel: 'error',
  });
  if (outcome === undefined) throw new Error(`Lighthouse gave nothing for ${url}.`);
  return outcome.lhr;
}

/** The same site without scripts and what they preload; its pages travel packed, as the site's do. */
async function serveWithoutScripts(): Promise<{ server: Server; origin: string }> {
  const server = createServer((req, res) => {
    void pass(req.url ?? '/').then(
      ({ status, headers, body }) => res.writeHead(status, headers).end(body),
      () => res.writeHead(502).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { server, origin: `http://localhost:${port}` };
}

async function pass(path: string) {
  const answer = await fetch(site + path, { headers: { 'Accept-Encoding': 'identity' } });
  const headers = Object.fromEntries(
    [...answer.headers].filter(
      ([name]) =>
        !/^(content-length|content-encoding|connection|keep-alive|transfer-encoding)$/.test(name),
    ),
  );
  const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
  const body = Buffer.from(await answer.arrayBuffer());
  if (!isPage) return { status: answer.status, headers, body };
  return {
    status: answer.status,
    headers: { ...headers, 'Content-Encoding': 'br' },
    body: packed(withoutScripts(body.toString())),
  };
}

/** Packed once, as the site's own pages are: the time it takes is no part of a page's. */
function packed(html: string): Buffer {
  const body = barePages.get(html) ?? brotliCompressSync(html);
  barePages.set(html, body);
  return body;
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

function of(results: readonly Result[], audit: string): number {
  return median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
}
