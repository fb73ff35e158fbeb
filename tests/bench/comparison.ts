import type { Browser } from 'playwright';
import { startBundledShop } from '../support/isolatedShop.ts';
import { phoneContext, pressThere, slowDown, waitUntilIdle } from './slowPage.ts';

const chosen = ['Clear Whey', 'Egg White', 'Iso Soya', 'Siero 100'];

/**
 * Milliseconds from the press on 'Confronta (4)' in a list until the first rows of the table of four
 * columns, which fill a phone's window, were drawn, and until all were.
 */
export type ComparisonTime = { firstRows: number; whole: number };

export async function comparisonTimes(
  browser: Browser,
  runs: number,
): Promise<readonly ComparisonTime[]> {
  const shop = await startBundledShop();
  try {
    const times: ComparisonTime[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await timeOfOpening(browser, `${shop.address}/prodotti/proteine`));
    }
    return times;
  } finally {
    await shop.stop();
  }
}

async function timeOfOpening(browser: Browser, address: string): Promise<ComparisonTime> {
  const context = await phoneContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
    await page.goto(address);
    const choose = page.getByRole('button', { name: 'Confronta' });
    // Pages take their scripts up with the first input.
    await choose.hover();
    await waitUntilIdle(page);
    await choose.click();
    for (const name of chosen) {
      await page.getByRole('checkbox', { name: `Metti a confronto: ${name}` }).click();
    }
    const link = page.getByRole('link', { name: 'Confronta (4)' });
    await link.hover();
    await waitUntilIdle(page);
    await slowDown(page);
    const drawn = await page.evaluateHandle(watchColumns);
    await pressThere(page);
    return await drawn.evaluate(async ({ firstRows, whole }) => ({
      firstRows: Math.round(await firstRows),
      whole: Math.round(await whole),
    }));
  } finally {
    await context.close();
  }
}

type Drawn = { firstRows: Promise<number>; whole: Promise<number> };

/** Runs in the page; the times of the frame after the one in which four columns stood there. */
function watchColumns(): Drawn {
  const pressed = new Promise<number>((resolve) => {
    const listen = ({ timeStamp }: Event) => resolve(timeStamp);
    document.addEventListener('click', listen, { once: true, capture: true });
  });
  const timeOf = async (part: string) => {
    const start = await pressed;
    const isThere = () =>
      document.querySelectorAll('main th[scope=col]').length === 4 &&
      document.querySelector(part) !== null;
    while (!isThere()) await new Promise(requestAnimationFrame);
    // A frame begins when the one before it is drawn.
    await new Promise(requestAnimationFrame);
    return performance.now() - start;
  };
  return {
    firstRows: timeOf('main tbody td'),
    whole: timeOf('main tbody:last-of-type:nth-of-type(4)'),
  };
}
