import type { Page } from '@playwright/test';
import {
  layoutShifts,
  maxLayoutShift,
  smallPhone,
  totalShift,
  watchLayoutShift,
} from './support/layoutShift.ts';
import { expect, test } from './support/test.ts';
import { mockUnbuiltProduct, unbuiltProductPath } from './support/unbuiltProduct.ts';

/**
 * No address that people can share jumps. One of each kind, on a network that keeps the first view apart
 * from what the scripts draw; `npm run bench:shift` measures them all on a slow phone.
 */
test.use({ ...smallPhone, allowedErrors: /404|ERR_FAILED/ });

const proteins = '/prodotti/proteine';
const addresses: readonly [kind: string, address: string][] = [
  ['a brand', '/prodotti?brand=serac'],
  ['a search in an order', `${proteins}?search=whey&sortBy=price-asc`],
  ['a shop', `${proteins}?store=1`],
  ['what is avoided', '/prodotti?avoid=milk,soybeans&avoidIngredient=sucralosio&traces=avoid'],
  ['a search that may name what is avoided', `${proteins}?search=senza+glutine`],
  ['a filter that does not exist', '/prodotti?brand=sconosciuta&sortBy=colore'],
  ['a comparison', '/prodotti?compare=premier-whey-80,iso-soya,whey-isolate'],
  ['an empty comparison', '/prodotti?compare='],
  ['a comparison of nothing known', '/prodotti?compare=nessuno,neanche-questo'],
  ['a message', '/contatti?product=premier-whey-80&flavour=Vaniglia&size=1%20kg&store=1'],
  ['a message about nothing known', '/contatti?product=nessuno&store=2'],
  ['a product that is not there', `${proteins}/nessuno`],
  ['a product newer than the build', unbuiltProductPath],
];

for (const [kind, address] of addresses) {
  test(`${kind} stays in place as it is drawn`, async ({ page }) => {
    if (address === unbuiltProductPath) await mockUnbuiltProduct(page);
    await openSlowly(page, address);
    const shifts = await layoutShifts(page);
    expect(totalShift(shifts), JSON.stringify(shifts)).toBeLessThanOrEqual(maxLayoutShift);
  });
}

/** Each answer takes a while, so that every step of the page is painted. */
async function openSlowly(page: Page, address: string) {
  await watchLayoutShift(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
}

test('the first view of a filtered list shows no card of another one', async ({ page }) => {
  // The scripts do not come: what is seen is the built page.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/prodotti?brand=serac', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeHidden();
  await expect(page.locator('main ul[aria-hidden="true"] > li').first()).toBeVisible();
});
