import { startCounter, visitKinds, type VisitKind } from './countBytes.ts';
import { measuredSite } from './measuredSite.ts';
import { firstVisit } from './phone.ts';
import { row } from './table.ts';

/**
 * `npm run bench:visit`: the bytes that a first visit takes, all included: what the page needs, what is
 * fetched ahead, and what the service worker keeps. Bodies as they are sent, in kilobytes, on a phone
 * whose visitor looks at the first window and does nothing. The second line of a page is a visitor who
 * saves data, the third one on a slow connection (docs/rules.md#prefetching): the difference to them is
 * what is fetched ahead. `PAGES` other paths, `SITE` a site that runs already.
 */
const pages = process.env['PAGES'] ?? '/ /prodotti/proteine /prodotti/proteine/iso-soya';
const visitors = [
  { name: '', connection: {} },
  { name: 'saves data', connection: { saveData: true } },
  { name: 'slow', connection: { effectiveType: '3g' } },
] as const;
/** A visit is over when nothing has come for so long. */
const quietMs = 3000;

const { address, paths, stop } = await measuredSite({ ...process.env, PAGES: pages });
const counter = await startCounter(address);
try {
  process.stdout.write(`${row(['kB of a first visit', ...visitKinds, 'all'])}\n`);
  for (const path of paths) {
    for (const { name, connection } of visitors) {
      const bytes = await visit(path, connection);
      const kinds = visitKinds.map((kind) => bytes[kind]);
      const all = kinds.reduce((sum, own) => sum + own, 0);
      const cells = [...kinds, all].map((own) => (own / 1000).toFixed(1));
      process.stdout.write(`${row([name === '' ? path : `    ${name}`, ...cells])}\n`);
    }
  }
} finally {
  counter.stop();
  await stop();
}

async function visit(path: string, connection: object): Promise<Record<VisitKind, number>> {
  return firstVisit(async (context) => {
    await context.addInitScript((told) => {
      Object.defineProperty(navigator, 'connection', { value: told });
    }, connection);
    counter.reset();
    const page = await context.newPage();
    await page.goto(counter.origin + path);
    await counter.quiet(quietMs);
    return counter.bytes();
  });
}
