import type { Page } from '@playwright/test';
import { fillInContactForm } from './support/contactForm.ts';
import { expect, test } from './support/test.ts';

const banner = (page: Page) => page.getByRole('region', { name: 'Preferenze cookie' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const local = [
  'cookie-consent',
  'cookie-preferences',
  'favorites',
  'favorites.corrupt',
  'favorite-choices',
  'recently-viewed',
];
const session = [
  'compare',
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

/** The screens that read storage, and how each looks with nothing stored. */
const screens: Record<string, (page: Page) => Promise<void>> = {
  '/preferiti': (page) =>
    expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible(),
  '/contatti': async (page) => {
    await expect(page.getByLabel('Nome e cognome')).toHaveValue('');
    await expect(page.getByRole('checkbox')).not.toBeChecked();
  },
  '/prodotti/dimagranti': (page) => expect(page.getByRole('article').first()).toBeVisible(),
  '/prodotti/proteine/iso-soya': (page) =>
    expect(page.getByRole('button', { name: 'Metti a confronto' })).toBeVisible(),
};

for (const [path, isUntouched] of Object.entries(screens)) {
  test(`${path} opens with any value under each storage key`, async ({ page }) => {
    test.slow();
    await page.goto('/galleria');
    for (const text of wrongTexts) {
      await test.step(text, async () => {
        await page.evaluate(
          ([keys, sessionKeys, stored]) => {
            for (const key of keys) localStorage.setItem(key, stored);
            for (const key of sessionKeys) sessionStorage.setItem(key, stored);
          },
          [local, session, text] as const,
        );
        await page.goto(path);
        await expect(banner(page)).toBeVisible();
        await expect(heading(page)).toBeVisible();
        await isUntouched(page);
      });
    }
  });
}

test('a choice of the cookies made in one tab holds in the other', async ({ page, context }) => {
  await page.goto('/prodotti');
  const other = await context.newPage();
  await other.goto('/negozi');
  await expect(banner(page)).toBeVisible();
  await expect(banner(other)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Accetta tutti' }).click();
  await expect(banner(other)).toBeHidden();
});

/** What every visit does: consent, a list in another order, a product and back, a message. */
async function visit(page: Page) {
  await page.goto('/prodotti');
  await banner(page).getByRole('button', { name: 'Rifiuta tutti' }).click();
  await expect(banner(page)).toBeHidden();
  const first = page.getByRole('article').first();
  const firstByName = (await first.getAttribute('aria-label')) ?? '';
  await page.getByLabel('Ordina per').selectOption({ label: 'Prezzo crescente' });
  await expect(page).toHaveURL('/prodotti?sortBy=price-asc');
  await expect(first).not.toHaveAccessibleName(firstByName);
  await page.getByRole('article').nth(8).getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Descrizione' })).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('I Nostri Prodotti');
  await expect(page.getByRole('article').nth(8)).toBeInViewport();

  await page.getByRole('banner').getByRole('link', { name: 'Contatti' }).click();
  await expect(heading(page)).toHaveText('Contattaci');
  // Answered here: the API lets one address send only a few a minute, and other journeys send too.
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  await fillInContactForm(page);
  await page.getByRole('button', { name: 'Invia Messaggio' }).click();
  await expect(page.getByText('Messaggio salvato').first()).toBeVisible();
  await expect(page.getByLabel('Messaggio')).toHaveValue('');
}

test('a browser that blocks all storage keeps no visitor from anything', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    }
  });
  await visit(page);
});

test('storage without any room keeps no visitor from anything', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await visit(page);
});
