import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import lighthouse, { type Result } from 'lighthouse';
import { launchChromium, measuredSite } from './firstVisit.ts';
import { median, row } from './table.ts';

/**
 * `npm run bench -- site`: Lighthouse's mobile run over five pages of the built site, and over the same
 * pages with their scripts taken out (the limit of what a page can be). Each run is a first visit: a
 * browser process and profile of its own. They take turns, so that what counts are ratios and
 * differences of one run; the blocking time of a blank page says how much the machine itself adds.
 * `SITE` names a site that runs already, `RUNS` how often (5), `PAGES` other paths than the five.
 */
const runs = Number(process.env['RUNS'] ?? 5);
const debugPort = Number(process.env['DEBUG_PORT'] ?? 9333);
const blockingTime = 'total-blocking-time';
const blankPath = '/blank';
const htmlHeaders = { 'Content-Type': 'text/html' };
const blankPage = Buffer.from('<!doctype html><html lang="it"><title>Blank</title><p>Blank');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Pages without scripts, compressed. */
const barePages = new Map<string, Buffer>();

const { address: site, paths, stop } = await measuredSite(process.env);
const bare = await serveWithoutScripts();
try {
  const scores = ['perf', 'limit', 'a11y', 'best', 'seo'];
  const times = ['LCP ms', 'limit', 'ratio', 'CLS', 'TBT ms', 'limit', 'above'];
  process.stdout.write(`${row(['page, medians', ...scores, ...times])}\n`);
  for (const path of paths) process.stdout.write(`${row(await comparePage(path))}\n`);
  const noise = await repeat(() => measure(`${bare.origin}${blankPath}`));
  process.stdout.write(`${row(['blank page: TBT ms', Math.round(of(noise, blockingTime))])}\n`);
} finally {
  bare.server.close();
  await stop();
}

async function comparePage(path: string): Promise<(string | number)[]> {
  const pairs = await repeat(async () => ({
    ours: await measure(site + path),
    limit: await measure(bare.origin + path),
  }));
  const ours = pairs.map((pair) => pair.ours);
  const limits = pairs.map((pair) => pair.limit);
  const [performance = Number.NaN, ...others] = categories.map((name) => scoreOf(ours, name));
  const lcp = of(ours, 'largest-contentful-paint');
  const lcpLimit = of(limits, 'largest-contentful-paint');
  const blocked = of(ours, blockingTime);
  const blockedLimit = of(limits, blockingTime);
  return [
    path,
    performance,
    scoreOf(limits, 'performance'),
    ...others,
    Math.round(lcp),
    Math.round(lcpLimit),
    (lcp / lcpLimit).toFixed(2),
    of(ours, 'cumulative-layout-shift').toFixed(3),
    Math.round(blocked),
    Math.round(blockedLimit),
    Math.round(blocked - blockedLimit),
  ];
}

async function repeat<Run>(run: () => Promise<Run>): Promise<Run[]> {
  const results: Run[] = [];
  while (results.length < runs) results.push(await run());
  return results;
}

/** What a first visitor meets: nothing is cached, compiled or connected. */
async function measure(url: string): Promise<Result> {
  const browser = await launchChromium(`--remote-debugging-port=${debugPort}`);
  try {
    const outcome = await lighthouse(url, {
      port: debugPort,
      onlyCategories: categories,
      logLevel: 'error',
    });
    if (outcome === undefined) throw new Error(`Lighthouse gave nothing for ${url}.`);
    return outcome.lhr;
  } finally {
    await browser.close();
  }
}

/** The same site without scripts and what they preload; its pages are sent compressed, as the site's do. */
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
  if (path === blankPath) return { status: 200, headers: htmlHeaders, body: blankPage };
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
    body: compressed(withoutScripts(body.toString())),
  };
}

/** Packed once, as the site's own pages are: the time it takes is no part of a page's. */
function compressed(html: string): Buffer {
  const body = barePages.get(html) ?? brotliCompressSync(html);
  barePages.set(html, body);
  return body;
}

function withoutScripts(html: string): string {
  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '');
}

function scoreOf(results: readonly Result[], category: string): number {
  return median(
    results.map((result) => Math.round((result.categories[category]?.score ?? 0) * 100)),
  );
}

function of(results: readonly Result[], audit: string): number {
  return median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN));
}
