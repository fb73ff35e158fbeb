import type { Locator, Page } from 'playwright';
import { manyProducts } from '../support/manyProducts.ts';
import { startOwnShop } from '../support/isolatedShop.ts';
import { avoiding, comparison, type DrawingTime, drawingTimes, labelTab } from './drawings.ts';
import { launchChromium } from './firstVisit.ts';
import { pressThere, slowdown, slowestEvent, waitUntilIdle } from './slowPage.ts';
import { median, row } from './table.ts';

/**
 * `npm run bench -- interactions`: how long a page takes to answer (from the input to the next paint, as
 * the browser's own Event Timing tells it) on a processor slowed down four times, over the built site
 * and an API of its own with 90 and with 5,000 products. Medians of `RUNS` (5), in milliseconds; the
 * browser tells them in steps of 8. Wanted: 60 with 90 products, 100 with 5,000. Of the nutrition tab,
 * from the press to its table drawn, wanted: 50; of a comparison of four, opened from a list, 300; of a
 * press on an allergen with 5,000 labelled products 60, and how long its list takes to be drawn. Ratios are
 * to a bare button, pressed on the same slow phone.
 */
const runs = Number(process.env['RUNS'] ?? 5);
const sizes = [
  { products: 90, wanted: 60 },
  { products: 5000, wanted: 100 },
] as const;
const wantedOfTab = 50;
const wantedOfComparison = 300;
const wantedOfAllergen = 60;

type Interaction = {
  name: string;
  /** Before the slowdown begins. */
  prepare: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
};

const search = (page: Page) => page.getByRole('combobox', { name: 'Cerca prodotti' });
const filters = (page: Page) => page.getByRole('button', { name: /^Filtri/ });

/** The pointer is there already: what is measured is the press. */
const press = (target: (page: Page) => Locator) => ({
  prepare: (page: Page) => target(page).hover(),
  act: pressThere,
});

const interactions: readonly Interaction[] = [
  {
    name: 'heart',
    ...press((page) => page.getByRole('button', { name: /^Aggiungi ai preferiti/ }).first()),
  },
  { name: 'filter panel', ...press(filters) },
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
      await waitUntilIdle(page);
    },
    act: (page) => page.keyboard.press('i'),
  },
  {
    name: 'card to product',
    ...press((page) => page.getByRole('article').first().getByRole('link')),
  },
];

const browser = await launchChromium();
try {
  const reference = await bareButtonTime();
  const head = ['median', 'worst', 'wanted', 'ratio'];
  process.stdout.write(`${row([`slowed down ${slowdown} times`, ...head])}\n`);
  process.stdout.write(`${row(['a bare button', reference, '', '', 1])}\n`);
  const print = (name: string, times: readonly number[], wanted: number | string) => {
    const ratio = (median(times) / reference).toFixed(1);
    process.stdout.write(`${row([name, median(times), Math.max(...times), wanted, ratio])}\n`);
  };
  for (const { products, wanted } of sizes) {
    const shop = await startOwnShop(manyProducts(products));
    try {
      for (const interaction of interactions) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          times.push(await timeOf(interaction, `${shop.address}/prodotti`, products));
        }
        print(`${products} products: ${interaction.name}`, times, wanted);
      }
    } finally {
      await shop.stop();
    }
  }
  const avoided = await drawingTimes(browser, avoiding, runs);
  const pressed = avoided.map(({ press: time }) => time);
  print('5000 labels: press on an allergen', pressed, wantedOfAllergen);
  print('5000 labels: its list drawn', drawnOf(avoided), '');
  const opened = await drawingTimes(browser, comparison, runs);
  print('comparison of four', drawnOf(opened), wantedOfComparison);
  print('comparison of four: all rows', drawnOf(opened, 1), '');
  print('label tab', drawnOf(await drawingTimes(browser, labelTab, runs)), wantedOfTab);
} finally {
  await browser.close();
}

function drawnOf(times: readonly DrawingTime[], sign = 0): readonly number[] {
  return times.map(({ drawn }) => drawn[sign] ?? Number.NaN);
}

function timeOf({ prepare, act }: Interaction, address: string, products: number): Promise<number> {
  const open = async (page: Page) => {
    await page.goto(address);
    await page.getByText(`${products} prodotti trovati`).first().waitFor();
    await prepare(page);
  };
  return slowestEvent(browser, open, act);
}

/** What the machine itself takes for a press: a page with a button that changes a word. */
function bareButtonTime(): Promise<number> {
  return slowestEvent(browser, async (page) => {
    await page.setContent('<button onclick="textContent += 1">Press</button>');
    await page.getByRole('button').hover();
  });
}
