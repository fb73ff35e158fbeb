import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { endApp, startApp } from '../../../tests/support/isolatedShop.ts';
import { atRest, phoneContext, slowDown } from './slowPage.ts';

const chosen = ['Clear Whey', 'Egg White', 'Iso Soya', 'Siero 100'];

/**
 * Milliseconds from the press on 'Confronta (4)' in a list to the frame after the table of four
 * columns was drawn.
 */
export async function comparisonTimes(browser: Browser, runs: number): Promise<readonly number[]> {
  const folder = await mkdtemp(join(tmpdir(), 'comparison-'));
  const api = await startApp('mock-api', 'src/server.ts', { API_PORT: '0', DATA_DIR: folder });
  const site = await startApp('site', 'serve.ts', { SITE_PORT: '0', API_ORIGIN: api.address });
  try {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      times.push(await timeOfOpening(browser, `${site.address}/prodotti/proteine`));
    }
    return times;
  } finally {
    await Promise.all([endApp(site.process), endApp(api.process)]);
    await rm(folder, { recursive: true, force: true });
  }
}

async function timeOfOpening(browser: Browser, address: string): Promise<number> {
  const context = await phoneContext(browser);
  try {
    const page = await context.newPage();
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'accepted'));
    await page.goto(address);
    const choose = page.getByRole('button', { name: 'Confronta' });
    // Pages take their scripts up with the first input.
    await choose.hover();
    await atRest(page);
    await choose.click();
    for (const name of chosen) {
      await page.getByRole('checkbox', { name: `Metti a confronto: ${name}` }).click();
    }
    const link = page.getByRole('link', { name: 'Confronta (4)' });
    await link.hover();
    await atRest(page);
    await slowDown(page);
    const drawn = await page.evaluateHandle(watchColumns);
    await link.click();
    return Math.round(await drawn.evaluate(({ time }) => time));
  } finally {
    await context.close();
  }
}

/** Runs in the page; `time` is known when four columns stand there with their label. */
function watchColumns(): { time: Promise<number> } {
  const time = new Promise<number>((resolve) => {
    const listen = (event: Event) => {
      const pressed = event.timeStamp;
      const look = () => {
        const isThere =
          document.querySelectorAll('main th[scope=col]').length === 4 &&
          document.querySelector('main tbody th[scope=rowgroup]') !== null;
        if (!isThere) requestAnimationFrame(look);
        // A frame begins when the one before it is drawn.
        else requestAnimationFrame(() => resolve(performance.now() - pressed));
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', listen, { once: true, capture: true });
  });
  return { time };
}
