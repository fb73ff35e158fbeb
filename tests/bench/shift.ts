import {
  type LayoutShift,
  layoutShifts,
  maxLayoutShift,
  smallPhone,
  totalShift,
  watchLayoutShift,
} from '../support/layoutShift.ts';
import { mockUnbuiltProduct, unbuiltProductPath } from '../support/unbuiltProduct.ts';
import { launchChromium, measuredSite } from './firstVisit.ts';
import { slowdown } from './slowPage.ts';
import { row } from './table.ts';

/**
 * `npm run bench:shift`: what moves in the window of each address that people can share, opened for the
 * first time on a small phone, its processor slowed down four times, its network a slow one. All shifts
 * of a visit are summed up. Wanted: 0.02 or less; where it is more, the table says what moved. `PAGES`
 * other addresses, `SITE` a site that runs already.
 */
const proteins = '/prodotti/proteine';
const whey = `${proteins}/premier-whey-80`;
const compared = (...slugs: readonly string[]) => `/prodotti?compare=${slugs.join(',')}`;
const filters = [
  'brand=serac',
  'priceRange=25-50',
  'search=whey',
  'sortBy=price-asc',
  'store=1',
  'avoid=milk',
  'avoidIngredient=sucralosio',
  'avoid=milk,soybeans&traces=avoid',
];
const together = [
  'search=creatina&sortBy=price-asc',
  'brand=serac&priceRange=25-50&store=2',
  'search=proteine&avoid=milk,soybeans,eggs&avoidIngredient=sucralosio&traces=avoid',
  'search=senza+glutine',
  'search=nessunprodotto',
  'brand=sconosciuta&sortBy=colore',
  `${filters.slice(0, 5).join('&')}&avoid=milk,nuts,celery,sulphites&traces=avoid`,
];
const addresses = [
  '/',
  '/prodotti',
  proteins,
  compared('premier-whey-80', 'iso-soya'),
  compared('premier-whey-80', 'iso-soya', 'whey-isolate'),
  compared('premier-whey-80', 'iso-soya', 'whey-isolate', 'siero-100'),
  compared(),
  compared('nessuno', 'neanche-questo'),
  compared('premier-whey-80', 'nessuno'),
  compared('premier-whey-80', 'iso-soya', 'whey-isolate', 'siero-100', 'egg-white'),
  ...[...filters, ...together].map((query) => `/prodotti?${query}`),
  ...[...filters, 'sortBy=protein-price', ...together].map((query) => `${proteins}?${query}`),
  `${proteins}/varianti`,
  '/preferiti',
  '/preferiti?list=premier-whey-80~Vaniglia~1%20kg,iso-soya,nessuno',
  '/contatti',
  '/contatti?product=premier-whey-80',
  '/contatti?product=premier-whey-80&flavour=Vaniglia&size=1%20kg&store=1',
  '/contatti?product=proteine-di-pisello-e-riso&store=2',
  '/contatti?product=nessuno&store=2',
  whey,
  `${whey}?gusto=Vaniglia`,
  `${whey}?gusto=Vaniglia&formato=2,5%20kg`,
  `${whey}?avoid=milk,soybeans&traces=avoid`,
  `${whey}#valori-nutrizionali`,
  '/product/iso-soya',
  `${proteins}/nessuno`,
  unbuiltProductPath,
  '/negozi',
  '/galleria',
  '/chi-siamo',
  '/categoria-sbagliata',
];
/** Without a network, after a first visit to the home page. */
const offlineAddresses = [whey, '/chi-siamo', `${proteins}?search=whey`, compared('iso-soya')];

/** Lighthouse's slow 4G. */
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** What the page still fetches and draws once nothing is on its way. */
const quietMs = 1500;

const given = process.env['PAGES'] !== undefined;
const pages = process.env['PAGES'] ?? addresses.join(' ');
const { address: site, paths, stop } = await measuredSite({ ...process.env, PAGES: pages });
const browser = await launchChromium();
let worst = 0;
try {
  process.stdout.write(`${row(['layout shift, all of a visit', '']).trimEnd()}\n`);
  for (const path of paths) report(path, await visit(path));
  for (const path of given ? [] : offlineAddresses) {
    report(`offline ${path}`, await visitOffline(path));
  }
  process.stdout.write(`worst ${worst.toFixed(3)}, wanted ${maxLayoutShift}\n`);
} finally {
  await browser.close();
  await stop();
}

function report(name: string, shifts: readonly LayoutShift[]) {
  const total = totalShift(shifts);
  worst = Math.max(worst, total);
  process.stdout.write(`${total.toFixed(3)}  ${name}\n`);
  if (total <= maxLayoutShift) return;
  for (const { value, time, what } of shifts) {
    process.stdout.write(`         ${value.toFixed(3)} at ${Math.round(time)} ms: ${what}\n`);
  }
}

async function visit(path: string): Promise<readonly LayoutShift[]> {
  const context = await browser.newContext({ ...smallPhone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await watchLayoutShift(page);
    if (path === unbuiltProductPath) await mockUnbuiltProduct(page);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(quietMs);
    return await layoutShifts(page);
  } finally {
    await context.close();
  }
}

async function visitOffline(path: string): Promise<readonly LayoutShift[]> {
  const context = await browser.newContext(smallPhone);
  try {
    const first = await context.newPage();
    await first.goto(site, { waitUntil: 'networkidle' });
    // What is kept ahead is there once the worker is.
    await first.evaluate(async () => void (await navigator.serviceWorker.ready));
    await first.waitForLoadState('networkidle');
    await first.waitForTimeout(quietMs);
    await context.setOffline(true);
    const page = await context.newPage();
    await watchLayoutShift(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(site + path, { waitUntil: 'load' });
    await page.waitForTimeout(2 * quietMs);
    return await layoutShifts(page);
  } finally {
    await context.close();
  }
}
