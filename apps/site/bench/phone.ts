import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../../.scripts/chromium.mjs';

/** The window of the phone on which pages are measured. */
export const phoneWindow = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
} as const;

/** A first visit with a phone: a browser process and profile of its own. */
export async function firstVisit<Result>(
  visit: (context: BrowserContext, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumArguments,
  });
  try {
    return await visit(
      await browser.newContext({ ...phoneWindow, deviceScaleFactor: 1.75 }),
      browser,
    );
  } finally {
    await browser.close();
  }
}
