import type { Page } from '@playwright/test';
import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const routes = [
  ...fixedPages,
  '/prodotti',
  '/prodotti/merchandising-e-cosmetici',
  '/prodotti/pre-workout-energetici',
  '/prodotti/proteine/varianti',
  '/prodotti/proteine/iso-soya#valori-nutrizionali',
  '/prodotti/merchandising-e-cosmetici/maglietta-massiccio',
  '/prodotti/inventata',
  '/nessuna-pagina',
];

/** How many pixels the page is wider than its window, once all its code is there. */
async function overflowOf(page: Page, path: string): Promise<number> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

const rejected = () => localStorage.setItem('cookie-consent', 'rejected');

test.use({ allowedErrors: /404/ });

test.describe('at 400 % of a window of 1280 by 1024 px', () => {
  test.use({ viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' });

  for (const path of routes) {
    test(`${path} needs no sideways scroll`, async ({ page }) => {
      await page.addInitScript(rejected);
      expect(await overflowOf(page, path)).toBe(0);
    });
  }

  test('each cookie choice can be reached, set and saved', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Personalizza' }).click();
    await page.getByRole('switch', { name: 'Analitici' }).click();
    await page.getByRole('switch', { name: 'Funzionali' }).click();
    await page.getByRole('button', { name: 'Salva Preferenze' }).click();
    await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeHidden();
    const saved = await page.evaluate(() => localStorage.getItem('cookie-preferences'));
    expect(JSON.parse(saved ?? '')).toEqual({
      necessary: true,
      analytics: true,
      marketing: false,
      functional: true,
    });
  });

  test('the photo viewer still shows the photo', async ({ page }) => {
    await page.addInitScript(rejected);
    await page.goto('/negozi');
    await page.getByRole('button', { name: 'Apri foto 3 di 6' }).first().click();
    const photo = page.getByRole('dialog').locator('.yarl__slide_current img');
    await expect(photo).toBeVisible();
    const box = await photo.boundingBox();
    expect(box?.height).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Foto successiva' }).click();
    await expect(page.getByText('4 / 6')).toBeVisible();
  });
});

test.describe('at twice the text size of the browser', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('no route needs a sideways scroll at 390 px', async ({ page }) => {
    test.slow();
    const settings = await page.context().newCDPSession(page);
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await page.addInitScript(rejected);
    const wide: string[] = [];
    for (const path of routes) {
      const pixels = await overflowOf(page, path);
      if (pixels > 0) wide.push(`${path}: ${pixels} px`);
    }
    // The setting has arrived: what follows would pass at the usual size as well.
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    expect(wide).toEqual([]);
  });
});

test.describe('with letters, words and lines spaced by the visitor (WCAG 1.4.12)', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const path of routes) {
    test(`${path} keeps its words in the window`, async ({ page }) => {
      await page.addInitScript(rejected);
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(spaceText);
      for (const width of [320, 821, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(wordsOutside), `at ${width} px`).toEqual([]);
      }
    });
  }
});

function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets = [sheet];
}

/** Texts that reach over the window's sides, but for those that scroll within a part of the page. */
function wordsOutside(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  return [...document.body.querySelectorAll('*')]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      ),
    )
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > window.innerWidth + 1);
    })
    .filter((element) => !scrolls(element))
    .map((element) => element.textContent ?? '');
}
