import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * Playwright's test with one rule more: what the browser reports as an error fails the journey.
 * A journey that provokes errors on purpose names them: `test.use({ allowedErrors: /502/ })`.
 */
export const test = base.extend<{ allowedErrors: RegExp | null; errorWatch: void }>({
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
