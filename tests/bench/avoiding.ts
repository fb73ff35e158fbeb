import type { Browser, Page } from 'playwright';
import { manyProducts } from '../support/manyProducts.ts';
import { startOwnShop } from '../support/isolatedShop.ts';
import { phoneContext, pressThere, slowDown, waitUntilIdle, watchEvents } from './slowPage.ts';

const productCount = 5000;

/** Every third names milk; of each label some words are its own. */
function labelledShop() {
  const shop = manyProducts(productCount);
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

/**
 * Milliseconds of a press on 'Latte' in the sheet of 'Da evitare': from the slowest of its events to
 * the paint after it; and from the press to the new list's count, which the API's answer comes before.
 */
export async function avoidTimes(
  browser: Browser,
  runs: number,
): Promise<{ press: readonly number[]; list: readonly number[] }> {
  const shop = await startOwnShop(labelledShop());
  try {
    const press: number[] = [];
    const list: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const times = await timesOfPress(browser, `${shop.address}/prodotti`);
      press.push(times.press);
      list.push(times.list);
    }
    return { press, list };
  } finally {
    await shop.stop();
  }
}

async function timesOfPress(browser: Browser, address: string) {
  const context = await phoneContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(address);
    await page.getByText(`${productCount} prodotti trovati`).first().waitFor();
    await openSheet(page);
    await slowDown(page);
    const slowest = await page.evaluateHandle(watchEvents);
    const listed = await page.evaluateHandle(watchCount);
    await pressThere(page);
    const time = await listed.evaluate(({ time: known }) => known);
    await waitUntilIdle(page);
    return { press: await slowest.evaluate((read) => read()), list: Math.round(time) };
  } finally {
    await context.close();
  }
}

/** The pointer is on the box of milk then. */
async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filtri/ }).click();
  await page.getByRole('button', { name: /^Da evitare/ }).click();
  await page.getByRole('button', { name: `Mostra 5.000 prodotti` }).waitFor();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Latte' }).hover();
  await waitUntilIdle(page);
}

/** Runs in the page; `time` is known when the sheet counts another list. */
function watchCount(): { time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    const listen = (event: Event) => {
      const pressed = event.timeStamp;
      const look = () => {
        const words = document.querySelector('dialog, [role=dialog]')?.textContent ?? '';
        if (!/Mostra (?!5\.000)/.test(words)) requestAnimationFrame(look);
        // A frame begins when the one before it is drawn.
        else requestAnimationFrame(() => resolve(performance.now() - pressed));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerup', listen, { capture: true, once: true });
  });
  return { time };
}
