import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Preferenze cookie' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const local = ['cookie-consent', 'cookie-preferences', 'favorites', 'favorites.corrupt'];
const session = [
  'contact-draft',
  'contact-key',
  'scroll-positions',
  'listing-steps',
  'reloaded-for-chunk',
];

/** JSON of every shape but the right one, and what is no JSON. */
const wrongTexts = [
  '',
  ' ',
  'undefined',
  '{"a":',
  'null',
  'true',
  '7',
  '"testo"',
  '{}',
  '[]',
  '[null]',
  '[[]]',
  '[["a",null],[1,2]]',
  '{"length":3,"0":null}',
  '{"necessary":"yes","analytics":1}',
  '{"name":{},"email":[],"text":7,"idempotencyKey":null}',
  '[{"id":{},"name":[],"addedAt":"mai","basePrice":"1e999"}]',
];

test('whatever stands under each key of the storage, every screen that reads it opens', async ({
  page,
}) => {
  test.slow();
  await page.goto('/galleria');
  for (const text of wrongTexts) {
    for (const path of ['/preferiti', '/contatti', '/prodotti']) {
      await page.evaluate(
        ([keys, sessionKeys, stored]) => {
          for (const key of keys) localStorage.setItem(key, stored);
          for (const key of sessionKeys) sessionStorage.setItem(key, stored);
        },
        [local, session, text] as const,
      );
      await page.goto(path);
      await expect(banner(page), `${path} with ${text}`).toBeVisible();
      await expect(heading(page), `${path} with ${text}`).toBeVisible();
      if (path === '/preferiti') {
        await expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
      }
      if (path === '/contatti') {
        await expect(page.getByLabel('Nome e cognome'), text).toHaveValue('');
        await expect(page.getByRole('checkbox'), text).not.toBeChecked();
      }
      if (path === '/prodotti') {
        await expect(page.getByRole('article').first(), text).toBeVisible();
      }
    }
  }
});

test('a choice of the cookies made in one tab holds in the other', async ({ page, context }) => {
  await page.goto('/prodotti');
  const other = await context.newPage();
  await other.goto('/negozi');
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Accetta tutti' }).click();
  await expect(banner(other)).toBeHidden();
});
