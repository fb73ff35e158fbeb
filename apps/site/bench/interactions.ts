import { chromium, type Page } from 'playwright';
import { chromiumArguments, findChromium } from '../../../.scripts/chromium.mjs';
import { manyProducts } from '../../../tests/support/manyProducts.ts';
import { startOwnShop } from '../../../tests/support/ownShop.ts';
import { median, row } from './table.ts';

/**
 * `npm run bench:interactions`: how long a page takes to answer (from the input to the next paint, as
 * the browser's own Event Timing tells it) on a processor slowed down four times, over the built site
 * and an API of its own with 90 and with 5,000 products. Medians of `RUNS` (5), in milliseconds; the
 * browser tells them in steps of 8. Wanted: 60 with 90 products, 100 with 5,000.
 */
const runs = Number(process.env['RUNS'] ?? 5);
const slowdown = 4;
const sizes = [
  { products: 90, wanted: 60 },
  { products: 5000, wanted: 100 },
] as const;

type Interaction = {
  name: string;
  /** Before the slowdown begins. */
  prepare?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const search = (page: Page) => page.getByRole('combobox', { name: 'Cerca prodotti' });
const filters = (page: Page) => page.getByRole('button', { name: /^Filtri/ });

const interactions: readonly Interaction[] = [
  {
    name: 'heart',
    act: (page) =>
      page
        .getByRole('button', { name: /^Aggiungi ai preferiti/ })
        .first()
        .click(),
  },
  { name: 'filter panel', act: (page) => filters(page).click() },
  {
    name: 'filter (sort order)',
    prepare: async (page) => {
      await filters(page).click();
      await page.getByLabel('Ordina per').focus();
    },
    act: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    name: 'first keystroke',
    prepare: (page) => search(page).focus(),
    act: (page) => page.keyboard.press('s'),
  },
  {
    name: 'second keystroke',
    prepare: async (page) => {
      await search(page).focus();
      await page.keyboard.press('s');
      await page.waitForURL('**/prodotti?search=s');
      await atRest(page);
    },
    act: (page) => page.keyboard.press('i'),
  },
  {
    name: 'card to product',
    act: (page) => page.getByRole('article').first().getByRole('link').click(),
  },
];

const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
try {
  process.stdout.write(`${row([`slowed down ${slowdown} times`, 'median', 'worst', 'wanted'])}\n`);
  for (const { products, wanted } of sizes) {
    const shop = await startOwnShop(manyProducts(products));
    try {
      for (const interaction of interactions) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          times.push(await timeOf(interaction, `${shop.address}/prodotti`, products));
        }
        const cells = [median(times), Math.max(...times), wanted];
        process.stdout.write(`${row([`${products} products: ${interaction.name}`, ...cells])}\n`);
      }
    } finally {
      await shop.stop();
    }
  }
} finally {
  await browser.close();
}

/** Milliseconds from the slowest input event of the interaction to the paint after it. */
async function timeOf(interaction: Interaction, address: string, products: number) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    serviceWorkers: 'block',
    locale: 'it-IT',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    await page.goto(address);
    await page.getByText(`${products} prodotti trovati`).first().waitFor();
    await interaction.prepare?.(page);
    // What the page still has to do for itself is no part of an answer.
    await atRest(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const since = await page.evaluate(() => performance.now());
    await interaction.act(page);
    await atRest(page);
    return await page.evaluate(slowestEventSince, since);
  } finally {
    await context.close();
  }
}

/** Nothing is on its way, and the browser has drawn what there was to draw. */
async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        );
      }),
  );
}

/** Runs in the page. Events that took less than the shortest duration that is told count as that. */
function slowestEventSince(since: number): Promise<number> {
  const shortest = 16;
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      observer.disconnect();
      const answered = list.getEntries().filter(({ startTime }) => startTime >= since);
      resolve(Math.max(shortest, ...answered.map(({ duration }) => duration)));
    });
    // Not in the types yet.
    const options = { type: 'event', buffered: true, durationThreshold: shortest };
    observer.observe(options);
    setTimeout(() => resolve(shortest), 500);
  });
}
