import type { Page } from '@playwright/test';
import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const tab = '#valori-nutrizionali';
const routes = [
  ...fixedPages,
  '/prodotti',
  '/prodotti?search=zzzzqqqq',
  '/prodotti/merchandising-e-cosmetici',
  '/prodotti/pre-workout-energetici',
  '/prodotti/proteine/varianti',
  `/prodotti/proteine/iso-soya${tab}`,
  `/prodotti/proteine/whey-isolate${tab}`,
  `/prodotti/aminoacidi-e-creatina/aminoacidi-plus${tab}`,
  '/prodotti/merchandising-e-cosmetici/maglietta-massiccio',
  '/prodotti/inventata',
  '/prodotti/proteine/non-esiste',
  '/nessuna-pagina',
];

/** Phones, a tablet, and between the phone's layout and the desktop's, where columns are narrowest. */
const widths = [320, 360, 768, 821, 900, 1024];

test.use({ allowedErrors: /404/, reducedMotion: 'reduce' });

const settled = expect.configure({ soft: true });

const rejectCookies = () => localStorage.setItem('cookie-consent', 'rejected');

// Each page is opened once, and looked at in all ways in which a visitor may have its text set.
for (const path of routes) {
  test(`${path} keeps its words whole and in the window`, async ({ page }) => {
    // A Tuesday, whose line of hours is bold and has a tag.
    await page.clock.setFixedTime(new Date('2026-03-10T10:00:00+01:00'));
    await page.addInitScript(rejectCookies);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    await test.step('no word, hour or amount is broken in two', async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // What answers to another width may draw itself once more.
        await settled.poll(() => page.evaluate(brokenWords), `at ${width} px`).toEqual([]);
      }
    });
    if (path.endsWith(tab)) await test.step('the table needs no scroll', () => checkTable(page));
    await test.step('no sideways scroll at 400 % of 1280 by 1024 px', async () => {
      await page.setViewportSize({ width: 320, height: 256 });
      expect.soft(await page.evaluate(overflow)).toBe(0);
    });
    await test.step('letters, words and lines spaced (WCAG 1.4.12)', () => checkSpaced(page));
    await test.step('twice the text size of the browser', () => checkLargeText(page));
  });
}

/** From 360 px on. */
async function checkTable(page: Page): Promise<void> {
  const table = page.getByRole('tabpanel').getByRole('table').first();
  await expect(table).toBeVisible();
  for (const width of widths.slice(1)) {
    await page.setViewportSize({ width, height: 800 });
    const isScrolled = await table.evaluate(({ parentElement: box }) =>
      box === null ? true : box.scrollWidth > box.clientWidth,
    );
    expect.soft(isScrolled, `at ${width} px`).toBe(false);
  }
}

async function checkSpaced(page: Page): Promise<void> {
  await page.evaluate(spaceText);
  for (const width of [320, 821, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await settled.poll(() => page.evaluate(wordsOutside), `at ${width} px`).toEqual([]);
  }
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
}

async function checkLargeText(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  // The setting has arrived: what follows would pass at the usual size as well.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === '32px');
  expect.soft(await page.evaluate(overflow)).toBe(0);
}

test.describe('at 400 % of a window of 1280 by 1024 px', () => {
  test.use({ viewport: { width: 320, height: 256 } });

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
    await page.addInitScript(rejectCookies);
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

/** How many pixels the page is wider than its window. */
const overflow = () => document.documentElement.scrollWidth - window.innerWidth;

/** Runs of letters, digits and what binds them in '09:30–12:30' that stand on more than one line. */
function brokenWords(): string[] {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // Words for assistive technology alone stand in a box of one pixel.
    if ((node.parentElement?.clientWidth ?? 0) === 1) continue;
    const range = document.createRange();
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\d:–]+/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}

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
