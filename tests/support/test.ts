import { type Page, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

declare global {
  interface Window {
    /** Set by the fixture. */
    isHydrated?: boolean;
  }
}

/**
 * Playwright's test with one rule more: what the browser reports as an error fails the journey.
 * A journey that provokes errors on purpose names them: `test.use({ allowedErrors: /502/ })`.
 * A page that was opened or reloaded whole (not only up to `commit`) is hydrated when the journey goes on.
 */
export const test = base.extend<{ allowedErrors: RegExp | null; errorWatch: void }>({
  page: async ({ page }, provide) => {
    const { goto, reload } = page;
    await page.addInitScript(() => {
      addEventListener('hydrated', (event) => {
        window.isHydrated ||= event instanceof CustomEvent && event.detail === 'screen';
      });
    });
    page.goto = async (url, options) => {
      const answer = await goto.call(page, url, options);
      await waitForHydration(page, options?.waitUntil);
      return answer;
    };
    page.reload = async (options) => {
      const answer = await reload.call(page, options);
      await waitForHydration(page, options?.waitUntil);
      return answer;
    };
    await provide(page);
    // A call that is under way as a journey ends is no longer awaited.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  allowedErrors: [null, { option: true }],
  errorWatch: [
    async ({ page, allowedErrors }, use) => {
      const errors: string[] = [];
      const report = (text: string) => {
        if (!allowedErrors?.test(text)) errors.push(text);
      };
      page.on('console', (message) => {
        if (message.type() === 'error') report(message.text());
      });
      page.on('pageerror', (error) => report(String(error)));
      await use();
      if (errors.length > 0) throw new Error(`The browser reported:\n${errors.join('\n')}`);
    },
    { auto: true },
  ],
});

/**
 * A built page is there before its script, and what is pressed meanwhile is answered late. Pages
 * without the shop in them have nothing to wait for.
 */
export async function waitForHydration(page: Page, waitUntil = 'load'): Promise<void> {
  if (waitUntil !== 'load' && waitUntil !== 'networkidle') return;
  await page.waitForFunction(() => {
    if (document.getElementById('root') === null) return true;
    return window.isHydrated === true && document.querySelector('main h1') !== null;
  });
}
