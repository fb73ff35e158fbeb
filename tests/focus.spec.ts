import type { Page } from '@playwright/test';
import { fixedPages } from './support/routes.ts';
import { expect, test } from './support/test.ts';

const routes = [
  ...fixedPages,
  '/prodotti/alimenti-fit',
  '/prodotti/proteine/varianti',
  '/prodotti/proteine/iso-soya',
];

/**
 * What has the focus: its words, and whether any part of it can be seen (WCAG 2.4.11). Asked two
 * frames after the key, when the page has scrolled and the header has moved.
 */
const focused = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ words: string; isInView: boolean; isSmall: boolean } | null>((resolve) => {
        const look = () => {
          const active = document.activeElement;
          if (active === null || active === document.body) return resolve(null);
          // A tile or a switch is its label: the input itself is a point behind it.
          const isTile =
            active instanceof HTMLInputElement && ['radio', 'checkbox'].includes(active.type);
          const element = (isTile && active.labels?.[0]) || active;
          const box = element.getBoundingClientRect();
          const enteredAt = (x: number, y: number) => {
            const top = document.elementFromPoint(x, y);
            return top !== null && (element.contains(top) || top.contains(element));
          };
          const shares = [0.1, 0.5, 0.9];
          const isInView = shares.some((across) =>
            shares.some((down) => enteredAt(box.x + box.width * across, box.y + box.height * down)),
          );
          // A card's link is as large as its card: what counts is where a finger hits it.
          const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
          const isHit = (dx: number, dy: number) => {
            const top = document.elementFromPoint(x + dx, y + dy);
            return top !== null && element.contains(top);
          };
          const isWide = box.width >= 24 || (isHit(-11.9, 0) && isHit(11.9, 0));
          const isHigh = box.height >= 24 || (isHit(0, -11.9) && isHit(0, 11.9));
          const isInText = getComputedStyle(element).display === 'inline';
          const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
          resolve({
            words: `${element.tagName} ${words.trim().slice(0, 60)}`,
            isInView,
            // Links in running text are excepted (WCAG 2.5.8).
            isSmall: !isInText && !(isWide && isHigh),
          });
        };
        requestAnimationFrame(() => requestAnimationFrame(look));
      }),
  );

/** More stops than any page has. */
const manyStops = 400;

async function walk(page: Page, key: 'Tab' | 'Shift+Tab') {
  const stops: { words: string; isInView: boolean; isSmall: boolean }[] = [];
  for (let count = 0; count < manyStops; count += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

/** Where a wide window has another layout than a phone. */
const wideRoutes = routes.filter((route) => !/^\/(?:chi|galleria|privacy|cookie)/.test(route));

for (const [width, height, paths] of [
  [360, 740, routes],
  [1280, 800, wideRoutes],
] as const) {
  test.describe(`at ${width} px with the consent banner open`, () => {
    test.use({ viewport: { width, height }, reducedMotion: 'reduce' });

    for (const route of paths) {
      test(`nothing focused on ${route} is hidden or too small`, async ({ page }) => {
        // Many keys, each followed by two frames.
        test.slow();
        await page.goto(route);
        await expect(page.getByRole('region', { name: 'Preferenze cookie' })).toBeVisible();
        const forth = await walk(page, 'Tab');
        const back = await walk(page, 'Shift+Tab');
        expect(forth.length).toBeGreaterThan(20);
        expect(back.length).toBeGreaterThanOrEqual(forth.length - 2);
        const stops = [...forth, ...back];
        expect(stops.filter(({ isInView }) => !isInView).map(({ words }) => words)).toEqual([]);
        expect(stops.filter(({ isSmall }) => isSmall).map(({ words }) => words)).toEqual([]);
      });
    }
  });
}
