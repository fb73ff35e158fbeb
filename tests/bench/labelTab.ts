import type { Browser } from 'playwright';
import { startBundledShop } from '../support/isolatedShop.ts';
import { phoneContext, pressThere, slowDown, waitUntilIdle } from './slowPage.ts';

const product = '/prodotti/proteine/premier-whey-80';

/**
 * Milliseconds from the press on 'Valori Nutrizionali' to the frame after its table was drawn, on
 * the prerendered page of a bundled product whose tab nobody has opened before.
 */
export async function labelTabTimes(browser: Browser, runs: number): Promise<readonly number[]> {
  const shop = await startBundledShop();
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await timeOfTab(browser, shop.address + product));
    }
    return times;
  } finally {
    await shop.stop();
  }
}

async function timeOfTab(browser: Browser, address: string): Promise<number> {
  const context = await phoneContext(browser);
  try {
    const page = await context.newPage();
    await page.goto(address);
    const tab = page.getByRole('tab', { name: 'Valori Nutrizionali' });
    await tab.scrollIntoViewIfNeeded();
    // Pages take their scripts up with the first input: what is measured is not that.
    await tab.hover();
    await waitUntilIdle(page);
    await slowDown(page);
    const drawn = await page.evaluateHandle(watchTable);
    await pressThere(page);
    return Math.round(await drawn.evaluate(({ time }) => time));
  } finally {
    await context.close();
  }
}

/** Runs in the page; `time` is known when an open panel shows a table. */
function watchTable(): { time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    const listen = (event: Event) => {
      const pressed = event.timeStamp;
      const look = () => {
        const table = document.querySelector('[role=tabpanel]:not([hidden]) table');
        if (table === null) requestAnimationFrame(look);
        // A frame begins when the one before it is drawn.
        else requestAnimationFrame(() => resolve(performance.now() - pressed));
      };
      requestAnimationFrame(look);
    };
    addEventListener('pointerup', listen, { capture: true, once: true });
  });
  return { time };
}
