import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const header = (page: Page) => page.getByRole('banner');

/** Puts the page at `y` in one step, as a wheel or a finger would, and waits for the next frame. */
const scrollTo = (page: Page, y: number) =>
  page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.scrollTo({ top, behavior: 'instant' });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    y,
  );
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const height = async (page: Page) => (await header(page).boundingBox())?.height ?? 0;

/** Opens a long page once the browser's code has taken it over. */
async function open(page: Page, path = '/negozi') {
  await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
  await page.goto(path);
  await expect(page.getByText('©')).toContainText(/© \d{4} Vetta Nutrition/);
}

test.use({ reducedMotion: 'reduce' });

test('above 130 px it is compact, below 110 px normal again, in between as it was', async ({
  page,
}) => {
  await open(page);
  const normal = await height(page);
  await scrollTo(page, 130);
  expect(await height(page)).toBe(normal);
  await scrollTo(page, 160);
  await expect.poll(() => height(page)).toBeLessThan(normal);
  const compact = await height(page);
  await scrollTo(page, 115);
  expect(await height(page)).toBe(compact);
  await scrollTo(page, 100);
  await expect.poll(() => height(page)).toBe(normal);
  await scrollTo(page, 126);
  expect(await height(page)).toBe(normal);
});

test('it hides on the way down beyond 400 px and comes back on the way up', async ({ page }) => {
  await open(page);
  await scrollTo(page, 400);
  await expect(header(page)).toBeInViewport();
  await scrollTo(page, 440);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 434);
  await expect(header(page)).not.toBeInViewport();
  await scrollTo(page, 420);
  await expect(header(page)).toBeInViewport();
});

test('focus that enters it brings it back', async ({ page }) => {
  await open(page);
  await scrollTo(page, 900);
  await expect(header(page)).not.toBeInViewport();
  await header(page).getByRole('link', { name: 'Contatti' }).focus();
  await expect(header(page)).toBeInViewport();
});

test('a click on navigation keeps it shown for a second', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await scrollTo(page, 300);
  await header(page).getByRole('link', { name: 'Negozi' }).click();
  await page.clock.runFor(500);
  await scrollTo(page, 700);
  await page.clock.runFor(50);
  await expect(header(page)).toBeInViewport();
  await page.clock.runFor(600);
  await scrollTo(page, 900);
  await page.clock.runFor(50);
  await expect(header(page)).not.toBeInViewport();
});

test('the current route is marked', async ({ page }) => {
  await open(page, '/prodotti/proteine');
  const current = header(page).locator('[aria-current="page"]');
  await expect(current).toHaveText('Prodotti');
  await header(page).getByRole('link', { name: 'Contatti' }).click();
  await expect(current).toHaveText('Contatti');
});

test.describe('a change of route', () => {
  test('moves the focus to the heading, is announced, and starts at the top', async ({ page }) => {
    await open(page, '/chi-siamo');
    await scrollTo(page, 600);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Galleria' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Galleria');
    await expect(page.locator('[aria-live="polite"]').last()).toHaveText(
      'Galleria | Vetta Nutrition',
    );
    await expect.poll(() => scrollY(page)).toBe(0);
  });

  test('Back returns to the place one was at, and so does a reload', async ({ page }) => {
    await open(page, '/chi-siamo');
    await scrollTo(page, 640);
    // Not with the mouse, which would have to scroll there first.
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Galleria' })
      .dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La Nostra Galleria');
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chi siamo');
    await expect.poll(() => scrollY(page)).toBe(640);
    await page.reload();
    await expect.poll(() => scrollY(page)).toBe(640);
  });

  test('a link to the page itself leads to its top', async ({ page }) => {
    await open(page);
    await scrollTo(page, 300);
    await header(page).getByRole('link', { name: 'Negozi' }).click();
    await expect.poll(() => scrollY(page)).toBe(0);
  });
});

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('the way to the top is smooth', async ({ page }) => {
    await open(page, '/chi-siamo');
    await scrollTo(page, 1200);
    // How many frames the way takes depends on the machine; what was asked for does not.
    const asked: unknown[] = [];
    await page.exposeFunction('noteScroll', (options: unknown) => asked.push(options));
    await page.evaluate(() => {
      const nativeScrollTo = window.scrollTo.bind(window);
      window.scrollTo = (options?: ScrollToOptions | number) => {
        void Reflect.get(window, 'noteScroll')(options);
        if (typeof options === 'object') nativeScrollTo(options);
      };
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Negozi' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('I Nostri Negozi');
    await expect.poll(() => scrollY(page)).toBe(0);
    expect(asked).toEqual([{ top: 0, behavior: 'smooth' }]);
  });
});

test('the skip link leads past the header', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the heart counts the favourites', async ({ page }) => {
  await open(page, '/prodotti/proteine');
  const heart = header(page).getByRole('link', { name: /^Preferiti/ });
  await expect(heart).toHaveAccessibleName('Preferiti');
  await page
    .getByRole('button', { name: /^Aggiungi ai preferiti: / })
    .first()
    .click();
  await expect(heart).toHaveAccessibleName('Preferiti 1');
  await expect(heart).toHaveText('Preferiti 1');
});

const opener = (page: Page) => page.getByRole('button', { name: 'Apri menu' });
const closer = (page: Page) => page.getByRole('button', { name: 'Chiudi menu' });
const link = (page: Page, name: string) =>
  header(page).getByRole('navigation').getByRole('link', { name, exact: true });

test.describe('the menu of small screens', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('opens, leads on, and closes with the change of route', async ({ page }) => {
    await open(page);
    await expect(opener(page)).toHaveAttribute('aria-expanded', 'false');
    await opener(page).click();
    await expect(closer(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(header(page).getByText('Sede di Aosta')).toBeVisible();
    await expect(header(page).getByText(/^(Aperto|Chiuso) ora$/)).toHaveCount(2);
    await link(page, 'Contatti').click();
    await expect(page).toHaveURL('/contatti');
    await expect(opener(page)).toBeVisible();
    await expect(link(page, 'Contatti')).toBeHidden();
  });

  test('closes on Back, on a link to the same page, and on a wide window', async ({ page }) => {
    await open(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Galleria' }).click();
    await expect(page).toHaveURL('/galleria');
    await opener(page).click();
    await page.goBack();
    await expect(opener(page)).toBeVisible();
    await opener(page).click();
    await link(page, 'Negozi').click();
    await expect(opener(page)).toBeVisible();
    await opener(page).click();
    await page.setViewportSize({ width: 1280, height: 740 });
    // Two sizes within one frame of the browser would be none in between; there the button is not drawn.
    const hidden = { name: 'Apri menu', includeHidden: true };
    await expect(header(page).getByRole('button', hidden)).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(opener(page)).toBeVisible();
  });

  test('Escape closes it and gives the focus back to its button', async ({ page }) => {
    await open(page);
    await opener(page).click();
    await page.keyboard.press('Tab');
    await expect(link(page, 'Home')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toBeFocused();
  });

  test('locks the scrolling of the page', async ({ page }) => {
    await open(page);
    await opener(page).click();
    await page.mouse.move(180, 500);
    await page.mouse.wheel(0, 500);
    await link(page, 'Home').focus();
    expect(await scrollY(page)).toBe(0);
  });
});
