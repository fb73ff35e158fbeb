import type { BrowserContext, Page } from '@playwright/test';
import { manyProducts } from './support/manyProducts.ts';
import { expect, test } from './support/test.ts';

// Both tabs draw a list of 240 products, and press 100 hearts each.
test.describe.configure({ timeout: 150_000 });

const { products } = manyProducts(240);

/** A tab of the one browser, its list drawn whole. */
async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto('/prodotti?sortBy=price-asc');
  await tab.getByRole('button', { name: 'Mostra altri prodotti' }).click();
  await expect(tab.getByRole('article')).toHaveCount(240);
  return tab;
}

type Presses = { from: number; count: number; timesEach: number };

/** Presses hearts as fast as the tab can; returns the hearts that did not flip at once. */
const pressHearts = (tab: Page, presses: Presses) =>
  tab.evaluate(async ({ from, count, timesEach }) => {
    const hearts = [...document.querySelectorAll<HTMLElement>('article button[aria-pressed]')];
    let unflipped = 0;
    for (const heart of hearts.slice(from, from + count)) {
      for (let time = 0; time < timesEach; time += 1) {
        const before = heart.ariaPressed;
        heart.click();
        // React draws at the end of the event.
        await Promise.resolve();
        if (heart.ariaPressed === before) unflipped += 1;
        // As a visitor's presses, each is an event of its own.
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
    return unflipped;
  }, presses);

const storedIds = (tab: Page) =>
  tab.evaluate(() =>
    JSON.parse(localStorage.getItem('favorites') ?? '[]').map(({ id }: { id: string }) => id),
  );
const counter = (tab: Page) => tab.getByRole('banner').getByRole('link', { name: /Preferiti/ });

test.beforeEach(({ context }) =>
  context.route('**/api/products?*', (route) => route.fulfill({ json: products })),
);

test('two tabs that add 100 products each at once keep all 200', async ({ context }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  const unflipped = await Promise.all([
    pressHearts(first, { from: 0, count: 100, timesEach: 1 }),
    pressHearts(second, { from: 120, count: 100, timesEach: 1 }),
  ]);
  expect(unflipped).toEqual([0, 0]);
  for (const tab of [first, second]) {
    await expect(counter(tab)).toContainText('200');
    await expect.poll(async () => new Set(await storedIds(tab)).size).toBe(200);
  }
});

test('a heart pressed three times in one tab is on, whatever the other tab presses', async ({
  context,
}) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await Promise.all([
    pressHearts(first, { from: 0, count: 34, timesEach: 3 }),
    pressHearts(second, { from: 120, count: 100, timesEach: 1 }),
  ]);
  for (const tab of [first, second]) {
    await expect(counter(tab)).toContainText('134');
    await expect.poll(async () => new Set(await storedIds(tab)).size).toBe(134);
  }
});

test('a heart pressed on the way out is saved', async ({ context }) => {
  const tab = await openTab(context);
  await tab.evaluate(() => {
    document.querySelector<HTMLElement>('article button[aria-pressed]')?.click();
    location.assign('/galleria');
  });
  await expect(tab).toHaveURL('/galleria');
  expect(await storedIds(tab)).toHaveLength(1);
});
