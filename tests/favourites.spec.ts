import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const heart = (page: Page, name: string, isOn = false) =>
  page.getByRole('button', {
    name: `${isOn ? 'Rimuovi dai' : 'Aggiungi ai'} preferiti: ${name}`,
    exact: true,
  });
const headerLink = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: /Preferiti/ });
const count = (page: Page) => page.getByText(/^\d+ prodott[oi] salvat[oi]$/);
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('favorites'));

/** As another visit left it: two products, the newest first. */
const twoFavourites = JSON.stringify([
  {
    id: '1021',
    slug: 'iso-soya',
    name: 'Iso Soya',
    brandName: 'Vetta Nutrition',
    categoryName: 'Proteine',
    categorySlug: 'proteine',
    basePrice: 24.9,
    minPriceCents: 2490,
    addedAt: '2026-03-02T09:00:00.000Z',
  },
  {
    id: '9001',
    slug: 'prodotto-ritirato',
    name: 'Prodotto Ritirato',
    categorySlug: 'proteine',
    basePrice: 12.5,
    minPriceCents: 1250,
    addedAt: '2026-03-01T09:00:00.000Z',
  },
]);

async function keep(page: Page, favourites: string) {
  await page.addInitScript((text) => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', 'yes');
    localStorage.setItem('favorites', text);
  }, favourites);
}

test('what was seen stands below the list for the shop, before the way on', async ({ page }) => {
  await keep(page, JSON.stringify([{ id: '1021', slug: 'iso-soya', name: 'Iso Soya' }]));
  await page.addInitScript(() => localStorage.setItem('recently-viewed', '["siero-100"]'));
  await page.goto('/preferiti');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toContainText([
    'Porta la lista in negozio',
    'Visti di recente',
    'Continua a Esplorare',
  ]);
});

for (const [list, query, sign] of [
  ['no product is saved', '', 'Nessun Preferito'],
  ['a list was sent', '?list=premier-whey-80,iso-soya', 'Insieme, ai prezzi di oggi'],
] as const) {
  test(`nothing moves as the page finds that ${list}`, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    await page.goto(`/preferiti${query}`);
    await expect(page.getByText(sign)).toBeVisible();
    expect(await page.evaluate(layoutShift)).toBeLessThan(0.01);
  });
}

/** The sum of the shifts up to the next frame: each of them is a part of the window. */
async function layoutShift(): Promise<number> {
  let sum = 0;
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
  });
  observer.observe({ type: 'layout-shift', buffered: true });
  for (let frames = 0; frames < 3; frames += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return sum;
}

test('a heart saves a product, for the header, the page and the next visit', async ({ page }) => {
  await page.goto('/prodotti/proteine');
  await heart(page, 'Iso Soya').click();
  await expect(heart(page, 'Iso Soya', true)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Aggiunto ai preferiti ✨', { exact: true })).toBeVisible();
  await expect(headerLink(page)).toContainText('1');
  await heart(page, 'Clear Whey').click();
  await expect(headerLink(page)).toContainText('2');
  // One toast at a time.
  await expect(page.getByText('Aggiunto ai preferiti ✨', { exact: true })).toHaveCount(1);

  await page.reload();
  await expect(headerLink(page)).toContainText('2');
  await headerLink(page).click();
  await expect(page).toHaveURL('/preferiti');
  await expect(count(page)).toHaveText('2 prodotti salvati');
  const cards = page.getByRole('article');
  await expect(cards.getByRole('heading')).toHaveText(['Clear Whey', 'Iso Soya']);
  await expect(cards.first()).toContainText(/A partire da\s*29,90\s€/);

  await heart(page, 'Clear Whey', true).click();
  await expect(page.getByText('Rimosso dai preferiti', { exact: true })).toBeVisible();
  await expect(count(page)).toHaveText('1 prodotto salvato');
  await cards.getByRole('link', { name: /^Dettagli/ }).click();
  await expect(page).toHaveURL('/prodotti/proteine/iso-soya');
  await page.getByRole('button', { name: 'Rimuovi dai Preferiti' }).click();
  await headerLink(page).click();
  await expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
});

test('two tabs stay in step, and the later one shows what is there already', async ({
  page,
  context,
}) => {
  await page.goto('/prodotti/proteine');
  const other = await context.newPage();
  await other.goto('/preferiti');
  await expect(other.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();

  await heart(page, 'Iso Soya').click();
  await expect(count(other)).toHaveText('1 prodotto salvato');
  await expect(headerLink(other)).toContainText('1');
  await heart(other, 'Iso Soya', true).click();
  await expect(heart(page, 'Iso Soya')).toHaveAttribute('aria-pressed', 'false');
  await expect(headerLink(page)).not.toContainText('1');
});

test('everything is cleared after a question', async ({ page }) => {
  await page.goto('/prodotti/proteine');
  for (const name of ['Iso Soya', 'Clear Whey']) await heart(page, name).click();
  await page.goto('/preferiti');
  await expect(count(page)).toHaveText('2 prodotti salvati');
  await page.getByRole('button', { name: 'Cancella tutti' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Cancellare tutti i preferiti?' });
  await expect(dialog.getByRole('button', { name: 'Annulla' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(count(page)).toHaveText('2 prodotti salvati');

  await page.getByRole('button', { name: 'Cancella tutti' }).click();
  await dialog.getByRole('button', { name: 'Conferma' }).click();
  await expect(page.getByRole('button', { name: 'Rimozione...' })).toBeDisabled();
  await expect(page.getByText('Preferiti cancellati', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await stored(page)).toBe('[]');
});

test.describe('an API that fails', () => {
  test.use({ allowedErrors: /ERR_FAILED|ERR_INTERNET|status of (?:404|50\d)/ });

  test('leaves the stored copies', async ({ page }) => {
    await keep(page, twoFavourites);
    await page.route('**/api/**', (route) => route.abort());
    await page.goto('/preferiti');
    await expect(count(page)).toHaveText('2 prodotti salvati');
    const gone = page.getByRole('article', { name: 'Prodotto Ritirato' });
    await expect(gone).toContainText(/A partire da\s*12,50\s€/);
    await expect(gone).toContainText('Vetta Nutrition');
    await expect(gone).toContainText('Descrizione del prodotto non disponibile');
  });

  test('for one product refreshes the others', async ({ page }) => {
    const old = twoFavourites.replace('2490', '9900');
    await keep(page, old);
    await page.goto('/preferiti');
    const fresh = page.getByRole('article', { name: 'Iso Soya' });
    await expect(fresh).toContainText(/A partire da\s*24,90\s€/);
    await expect(fresh).toContainText('Proteine isolate della soia');
    await expect(page.getByRole('article', { name: 'Prodotto Ritirato' })).toBeVisible();
  });
});

test.describe('storage', () => {
  test('that is blocked breaks nothing: the heart goes back and says why', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError');
        },
      });
    });
    await page.goto('/prodotti/proteine');
    await heart(page, 'Iso Soya').click();
    await expect(
      page.getByText("Errore durante l'aggiunta ai preferiti", { exact: true }),
    ).toBeVisible();
    await expect(heart(page, 'Iso Soya')).toHaveAttribute('aria-pressed', 'false');
    await headerLink(page).click();
    await expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
  });

  test('that is full refuses the new and keeps the old', async ({ page }) => {
    await keep(page, twoFavourites);
    await page.addInitScript(() => {
      const store = Storage.prototype.setItem;
      Storage.prototype.setItem = function setItem(key: string, value: string) {
        const room = this.getItem(key)?.length ?? 0;
        if (key === 'favorites' && value.length > room)
          throw new DOMException('Full', 'QuotaExceededError');
        store.call(this, key, value);
      };
    });
    await page.goto('/prodotti/proteine');
    await expect(headerLink(page)).toContainText('2');
    await heart(page, 'Clear Whey').click();
    await expect(
      page.getByText("Errore durante l'aggiunta ai preferiti", { exact: true }),
    ).toBeVisible();
    await expect(heart(page, 'Clear Whey')).toHaveAttribute('aria-pressed', 'false');
    await expect(headerLink(page)).toContainText('2');
    expect(await stored(page)).toBe(twoFavourites);
  });

  for (const [what, text] of [
    ['broken JSON', '[{"id": "1021", '],
    ['another shape', '{"iso-soya": true}'],
  ] as const) {
    test(`that holds ${what} counts as empty, and the text is kept aside`, async ({ page }) => {
      await keep(page, text);
      await page.goto('/preferiti');
      await expect(page.getByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
      const aside = await page.evaluate(() => localStorage.getItem('favorites.corrupt'));
      expect(aside).toBe(text);
      await page.goto('/prodotti/proteine');
      await heart(page, 'Iso Soya').click();
      await expect(headerLink(page)).toContainText('1');
    });
  }

  test('that holds some bad entries shows the good ones', async ({ page }) => {
    const good = JSON.parse(twoFavourites).slice(0, 1);
    await keep(page, JSON.stringify([null, 7, 'x', { id: '5' }, ...good, ...good]));
    await page.goto('/preferiti');
    await expect(count(page)).toHaveText('1 prodotto salvato');
  });
});
