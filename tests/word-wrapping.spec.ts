import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const routes = [
  ...fixedPages,
  '/prodotti/merchandising-e-cosmetici',
  '/prodotti/proteine/varianti',
  '/prodotti/proteine/whey-isolate#valori-nutrizionali',
  '/prodotti/aminoacidi-e-creatina/aminoacidi-plus#valori-nutrizionali',
  '/prodotti/proteine/non-esiste',
  '/nessuna-pagina',
];

/** Phones, a tablet, and between the phone's layout and the desktop's, where columns are narrowest. */
const widths = [320, 360, 768, 821, 900, 1024];

test.use({ allowedErrors: /404/, reducedMotion: 'reduce' });

for (const path of routes) {
  test(`${path} breaks no word, hour or amount in two`, async ({ page }) => {
    // A Tuesday, whose line of hours is bold and has a tag.
    await page.clock.setFixedTime(new Date('2026-03-10T10:00:00+01:00'));
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(brokenWords), `at ${width} px`).toEqual([]);
    }
  });
}

for (const path of routes.filter((route) => route.endsWith('#valori-nutrizionali'))) {
  test(`${path} shows its table without a scroll from 360 px on`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const table = page.getByRole('tabpanel').getByRole('table').first();
    await expect(table).toBeVisible();
    for (const width of widths.slice(1)) {
      await page.setViewportSize({ width, height: 800 });
      const isScrolled = await table.evaluate(({ parentElement: box }) =>
        box === null ? true : box.scrollWidth > box.clientWidth,
      );
      expect(isScrolled, `at ${width} px`).toBe(false);
    }
  });
}

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
