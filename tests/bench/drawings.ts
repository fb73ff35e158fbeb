import type { Browser, Page } from 'playwright';
import { startBundledShop, startOwnShop } from '../support/isolatedShop.ts';
import { manyProducts } from '../support/manyProducts.ts';
import { pressThere, slowestEvent, waitUntilIdle } from './slowPage.ts';

/** What a press draws that comes later than the next paint. */
type Drawing = {
  start: () => Promise<{ address: string; stop: () => Promise<void> }>;
  path: string;
  /** Before the slowdown begins; the pointer is on what is pressed then. */
  prepare: (page: Page) => Promise<void>;
  signs: readonly Sign[];
};

/** What is there once it is drawn: an element, with these words where they are given. */
type Sign = { selector: string; words?: string };

/** Of a press: the slowest of its events to the paint after it, and until each of the signs was drawn. */
export type DrawingTime = { press: number; drawn: readonly number[] };

const labelled = 5000;

/** A press on 'Latte' in the sheet of 'Da evitare', until the sheet counts another list. */
export const avoiding: Drawing = {
  start: () => startOwnShop(labelledShop()),
  path: '/prodotti',
  async prepare(page) {
    await page.getByText(`${labelled} prodotti trovati`).first().waitFor();
    await page.getByRole('button', { name: /^Filtri/ }).click();
    await page.getByRole('button', { name: /^Da evitare/ }).click();
    await page.getByRole('button', { name: `Mostra 5.000 prodotti` }).waitFor();
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Latte' }).hover();
  },
  signs: [{ selector: 'dialog, [role=dialog]', words: String.raw`Mostra (?!5\.000)` }],
};

/** Every third names milk; of each label some words are its own. */
function labelledShop() {
  const shop = manyProducts(labelled);
  return {
    ...shop,
    product_details: shop.products.map(({ slug }, place) => ({
      slug,
      features: {
        ingredienti: `${place % 3 === 0 ? 'Siero di LATTE' : 'Riso'}, cacao, aroma ${place % 40}, estratto ${place % 200}, edulcorante: sucralosio.`,
      },
    })),
  };
}

/** A table of four columns, opened from a list, until its first rows, which fill a window, and all stood there. */
export const comparison: Drawing = {
  start: startBundledShop,
  path: '/prodotti/proteine',
  async prepare(page) {
    const choose = page.getByRole('button', { name: 'Confronta' });
    // Pages take their scripts up with the first input: what is measured is not that.
    await choose.hover();
    await waitUntilIdle(page);
    await choose.click();
    for (const name of ['Clear Whey', 'Egg White', 'Iso Soya', 'Siero 100']) {
      await page.getByRole('checkbox', { name: `Metti a confronto: ${name}` }).click();
    }
    await page.getByRole('link', { name: 'Confronta (4)' }).hover();
  },
  signs: ['tbody td', 'tbody:last-of-type:nth-of-type(4)'].map((rows) => ({
    selector: `main:has(${Array.from({ length: 4 }, () => 'th[scope=col]').join(' ~ ')}) ${rows}`,
  })),
};

/** The nutrition tab of a built page that nobody has opened before, until its table stood there. */
export const labelTab: Drawing = {
  start: startBundledShop,
  path: '/prodotti/proteine/premier-whey-80',
  async prepare(page) {
    const tab = page.getByRole('tab', { name: 'Valori Nutrizionali' });
    await tab.scrollIntoViewIfNeeded();
    await tab.hover();
  },
  signs: [{ selector: '[role=tabpanel]:not([hidden]) table' }],
};

/** Milliseconds of each run, on a page and in a context of its own. */
export async function drawingTimes(
  browser: Browser,
  { start, path, prepare, signs }: Drawing,
  runs: number,
): Promise<readonly DrawingTime[]> {
  const shop = await start();
  try {
    const times: DrawingTime[] = [];
    for (let run = 0; run < runs; run += 1) {
      const drawn: number[] = [];
      const open = async (page: Page) => {
        await page.goto(shop.address + path);
        await prepare(page);
      };
      const press = await slowestEvent(browser, open, async (page) => {
        const watched = await page.evaluateHandle(watchSigns, signs);
        await pressThere(page);
        drawn.push(...(await watched.evaluate((found) => Promise.all(found.times))));
      });
      times.push({ press, drawn });
    }
    return times;
  } finally {
    await shop.stop();
  }
}

/** Runs in the page; the times are known once what they are of is drawn. */
function watchSigns(signs: readonly Sign[]): { times: readonly Promise<number>[] } {
  const pressed = new Promise<number>((resolve) => {
    const listen = ({ timeStamp }: Event) => resolve(timeStamp);
    addEventListener('pointerup', listen, { capture: true, once: true });
  });
  const isThere = ({ selector, words = '' }: Sign) =>
    [...document.querySelectorAll(selector)].some((element) =>
      new RegExp(words).test(element.textContent ?? ''),
    );
  const timeOf = async (sign: Sign) => {
    const start = await pressed;
    while (!isThere(sign)) await new Promise(requestAnimationFrame);
    // A frame begins when the one before it is drawn.
    await new Promise(requestAnimationFrame);
    return Math.round(performance.now() - start);
  };
  return { times: signs.map(timeOf) };
}
