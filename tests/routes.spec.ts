import { siteUrl } from './support/siteUrl.ts';
import { expect, test } from './support/test.ts';

/** [path, document title, main heading] of every route (docs/rules.md#routes). */
const routes = [
  ['/', 'Integratori sportivi a Torino e Aosta', /Vetta Nutrition/],
  ['/chi-siamo', 'Chi siamo', /.+/],
  ['/negozi', 'Negozi', 'I Nostri Negozi'],
  ['/galleria', 'Galleria', 'La Nostra Galleria'],
  ['/contatti', 'Contatti', 'Contattaci'],
  ['/preferiti', 'Preferiti', /Prefer/],
  ['/privacy-policy', 'Privacy Policy', /Privacy Policy/],
  ['/cookie-policy', 'Cookie Policy', /Cookie Policy/],
  ['/prodotti', 'Prodotti', 'I Nostri Prodotti'],
  ['/prodotti/proteine', 'Proteine', 'Proteine'],
  ['/prodotti/aminoacidi-e-creatina', 'Aminoacidi e Creatina', 'Aminoacidi e Creatina'],
  ['/prodotti/alimenti-fit', 'Alimenti Fit', 'Alimenti Fit'],
  ['/prodotti/supplementi', 'Supplementi', 'Supplementi'],
  ['/prodotti/dimagranti', 'Dimagranti', 'Dimagranti'],
  ['/prodotti/pre-workout-energetici', 'Pre-workout/Energetici', /Pre-workout\/\s?Energetici/],
  ['/prodotti/merchandising-e-cosmetici', 'Merchandising e Cosmetici', 'Merchandising e Cosmetici'],
  [
    '/prodotti/proteine/varianti',
    'Proteine - Varianti Raggruppate',
    'Proteine - Varianti Raggruppate',
  ],
] as const;

for (const [path, title, heading] of routes) {
  test(`${path} answers with its own screen, title and heading`, async ({ page, request }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(`${title} | Vetta Nutrition`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      `${await siteUrl(request)}${path}`,
    );
  });
}

test('a trailing slash is answered with 301 to the path without it', async ({ request }) => {
  const response = await request.get('/prodotti/?search=whey', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/prodotti?search=whey');
});
