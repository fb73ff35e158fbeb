import { type Browser, type BrowserContext, chromium } from 'playwright';
import { chromiumArguments, findChromium } from '../../.scripts/chromium.mjs';
import { startBundledShop } from '../support/isolatedShop.ts';

export type MeasuredSite = {
  /** Without a slash at the end. */
  address: string;
  paths: readonly string[];
  stop: () => Promise<void>;
};

/** One of each kind of page that visitors come to first. */
const firstPages = [
  '/',
  '/prodotti',
  '/prodotti/proteine',
  '/prodotti/proteine/iso-soya',
  '/contatti',
];

/** The built site, started for the run; `SITE` names one that runs already, `PAGES` other paths. */
export async function measuredSite(
  env: Readonly<Record<string, string | undefined>>,
): Promise<MeasuredSite> {
  const paths = env['PAGES']?.split(' ') ?? firstPages;
  const running = env['SITE'];
  if (running === undefined) return { ...(await startBundledShop()), paths };
  const isThere = await fetch(running).then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) throw new Error(`Nothing to measure: no site answers at ${running}.`);
  return { address: running, paths, stop: async () => {} };
}

/** The window of the phone on which pages are measured. */
export const phoneWindow = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  locale: 'it-IT',
} as const;

/** The browser that the tests drive, in a process and with a profile of its own. */
export const launchChromium = (...more: readonly string[]): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...chromiumArguments, ...more] });

/** A first visit with a phone. */
export async function firstVisit<Result>(
  visit: (context: BrowserContext, browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ ...phoneWindow, deviceScaleFactor: 1.75 });
    return await visit(context, browser);
  } finally {
    await browser.close();
  }
}
