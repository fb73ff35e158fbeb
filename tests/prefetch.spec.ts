import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** The parts of the site's code that the page has asked for so far, without their digests. */
function watchCode(page: Page): ReadonlySet<string> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{7}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.add(name);
  });
  return names;
}

const say = (page: Page, connection: object) =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);

test('the code of pages that links in view lead to is fetched ahead, no other', async ({
  page,
}) => {
  await say(page, { saveData: false, effectiveType: '4g' });
  const code = watchCode(page);
  await page.goto('/prodotti/proteine');
  await expect.poll(() => code).toContain('ProductDetail');
  await page.waitForLoadState('networkidle');
  expect([...code]).not.toContain('Contacts');
  await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).hover();
  await expect.poll(() => code).toContain('Contacts');
});

for (const connection of [{ saveData: true }, { effectiveType: '3g' }]) {
  test(`nothing is fetched ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await say(page, connection);
    const code = watchCode(page);
    await page.goto('/prodotti/proteine');
    await page.waitForLoadState('networkidle');
    const link = page.getByRole('article').first().getByRole('link').first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    expect([...code]).toContain('CategoryListing');
    expect([...code]).not.toContain('ProductDetail');
    await link.click();
    await expect.poll(() => code).toContain('ProductDetail');
  });
}
