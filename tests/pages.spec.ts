import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected')),
);

const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => main(page).getByRole('heading', { name });
const link = (page: Page, name: string | RegExp) => main(page).getByRole('link', { name });

async function expectHrefs(page: Page, name: string | RegExp, hrefs: readonly string[]) {
  const found = await link(page, name).evaluateAll((links) =>
    links.map((item) => item.getAttribute('href')),
  );
  expect(found, String(name)).toEqual(hrefs);
}

test('home: hero, three values, four photos, three categories, the closing call', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByText('Potenzia le tue Performance')).toBeVisible();
  for (const value of ['Qualità Premium', 'Esperti del Settore', 'Due Sedi']) {
    await expect(heading(page, value)).toBeVisible();
  }
  // Pictures come as one gets there.
  await link(page, 'La nostra storia').scrollIntoViewIfNeeded();
  await expect(
    main(page).getByRole('img', { name: /vetrina|scaffali|banco|montagne/i }),
  ).toHaveCount(4);
  for (const category of ['Proteine', 'Aminoacidi e Creatina', 'Alimenti Fit']) {
    await expect(heading(page, category)).toBeVisible();
  }
  await expectHrefs(page, 'Esplora prodotti', ['/prodotti', '/prodotti', '/prodotti']);
  await expectHrefs(page, 'Scopri tutti i prodotti', ['/prodotti']);
  await expectHrefs(page, 'Scopri i Prodotti', ['/prodotti', '/prodotti']);
  await expectHrefs(page, 'Trova il Negozio', ['/negozi']);
  await expectHrefs(page, 'La nostra storia', ['/chi-siamo']);
});

test('about us: story, mission, three values, both shops, the one in Aosta flagged as new', async ({
  page,
}) => {
  await page.goto('/chi-siamo');
  for (const title of ['La nostra storia', 'La nostra missione']) {
    await expect(heading(page, title)).toBeVisible();
  }
  for (const value of ['Qualità', 'Competenza', 'Eccellenza']) {
    await expect(heading(page, value)).toBeVisible();
  }
  await expect(main(page).getByText('Corso Torino 85', { exact: true })).toBeVisible();
  await expect(
    main(page).getByText('Corso Saint-Martin-de-Corléans 55', { exact: true }),
  ).toBeVisible();
  await expect(main(page).getByText('NUOVO')).toHaveCount(1);
});

test('shops: photo, address, phone, hours, services and a map for each', async ({ page }) => {
  await page.goto('/negozi');
  await expect(main(page).getByText('Due Sedi a Tua Disposizione')).toBeVisible();
  for (const [name, address, hours, place] of [
    ['Sede di Torino', 'Corso Torino 85, Buttigliera Alta', '09:30', 'Buttigliera'],
    ['Sede di Aosta', 'Corso Saint-Martin-de-Corléans 55, Aosta', '15:00', 'Aosta'],
  ] as const) {
    const shop = page.getByRole('article', { name });
    await expect(shop).toContainText(address);
    await expect(shop.getByRole('table')).toContainText(hours);
    await expect(shop.locator('a[href^="tel:"]')).toBeVisible();
    await expect(shop.getByRole('heading', { name: 'Servizi' })).toBeVisible();
    await expect(shop.getByRole('link', { name: /^Apri in Maps/ })).toHaveAttribute(
      'href',
      new RegExp(`maps.*${place}`),
    );
  }
  await expect(page.getByRole('article', { name: 'Sede di Torino' })).not.toContainText('NUOVO');
  await expect(page.getByRole('article', { name: 'Sede di Aosta' })).toContainText('NUOVO');
});

test('gallery: eight frames and two shops, and no picture yet', async ({ page }) => {
  await page.goto('/galleria');
  await expect(main(page)).toContainText('le immagini saranno aggiunte presto');
  for (const caption of [
    'La vetrina di Buttigliera Alta',
    'Il banco dei consigli',
    'Lo scaffale delle proteine',
    'L’angolo assaggi',
    'Accessori per la palestra',
    'La vetrina di Aosta',
    'Endurance e quota',
    'Chi ti accoglie',
  ]) {
    await expect(main(page).getByText(caption, { exact: true })).toBeVisible();
  }
  await expect(main(page).locator('img')).toHaveCount(0);
  await expectHrefs(page, /Vai al negozio/, ['/negozi', '/negozi']);
});

test('contacts: both places with address, phone and hours, and the policy behind its link', async ({
  page,
}) => {
  await page.goto('/contatti');
  for (const text of ['Corso Torino 85', 'Corso Saint-Martin-de-Corléans 55', '09:30', '15:00']) {
    await expect(main(page).getByText(text).first()).toBeVisible();
  }
  await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: /Privacy Policy/ })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
});

test('grouped variants: groups with their variants, each led to as recorded', async ({ page }) => {
  await page.goto('/prodotti/proteine/varianti');
  await expect(
    main(page)
      .getByText(/^\d+ varianti$/)
      .first(),
  ).toBeVisible();
  const variants = main(page).locator('a[href^="/product/"]');
  await expect(variants).not.toHaveCount(0);
  const back = link(page, 'Torna alla lista prodotti');
  await expect(back).toHaveAttribute('href', '/products/proteine');

  await variants.first().click();
  await expect(page).toHaveURL(/^[^?]+\/prodotti\/[a-z-]+\/[a-z0-9-]+(?:\?.*)?$/);
  await expect(page.getByText('Disponibile nei nostri negozi')).toBeVisible();
  await page.goBack();
  await back.click();
  await expect(page).toHaveURL('/prodotti/proteine');
});

test('the footer leads to the pages, the policies and the two profiles', async ({ page }) => {
  await page.goto('/galleria');
  const footer = page.getByRole('contentinfo');
  const href = (name: string) => footer.getByRole('link', { name, exact: true });
  for (const [name, path] of [
    ['Home', '/'],
    ['Chi siamo', '/chi-siamo'],
    ['Prodotti', '/prodotti'],
    ['Negozi', '/negozi'],
    ['Contatti', '/contatti'],
    ['Proteine', '/prodotti'],
    ['Aminoacidi', '/prodotti'],
    ['Pre-workout', '/prodotti'],
    ['Vitamine e Minerali', '/prodotti'],
    ['Accessori', '/prodotti'],
    ['Abbigliamento', '/prodotti'],
    ['Privacy Policy', '/privacy-policy'],
    ['Cookie Policy', '/cookie-policy'],
  ] as const) {
    await expect(href(name), name).toHaveAttribute('href', path);
  }
  await expect(href('Facebook')).toHaveAttribute('href', /^https:\/\/www\.facebook\.com\//);
  await expect(href('Instagram')).toHaveAttribute('href', /^https:\/\/www\.instagram\.com\//);
  await expect(footer.getByText('YouTube')).toBeVisible();
  await expect(footer.getByText(`© ${new Date().getFullYear()} Vetta Nutrition`)).toBeVisible();
  await expect(footer).toContainText(/P\.?\s?IVA|Partita IVA/);
});
