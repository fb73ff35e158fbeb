import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const product = '/prodotti/proteine/premier-whey-80';

/**
 * What has the focus, and whether a ring comes with it that needs neither background nor shadow: one
 * that is gone without the focus. The ring of a tile, a card or a field is drawn by the box that
 * stands for it.
 */
const ringOf = (page: Page) =>
  page.evaluate(() => {
    const active = document.activeElement;
    if (!(active instanceof HTMLElement) || active === document.body) return null;
    const label = active instanceof HTMLInputElement ? active.labels?.[0] : undefined;
    const rings = () =>
      [
        active,
        label,
        active.parentElement,
        active.nextElementSibling,
        label?.firstElementChild,
      ].map((element) =>
        [null, '::after', '::before'].some((part) => {
          if (!(element instanceof Element)) return false;
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
        }),
      );
    const words = (active.getAttribute('aria-label') ?? active.textContent ?? '').slice(0, 40);
    const focused = rings();
    // The next Tab goes on from here all the same.
    active.blur();
    const left = rings();
    return { words, drawn: focused.some((ring, place) => ring && left[place] === false) };
  });

test.describe('with colours of the visitor’s own', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1280, height: 800 } });

  for (const path of ['/prodotti/proteine', product, '/contatti']) {
    test(`whatever has focus on ${path} shows a focus ring`, async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
      await page.goto(path, { waitUntil: 'networkidle' });
      const bare: string[] = [];
      let seen = 0;
      for (let step = 0; step < 24; step += 1) {
        await page.keyboard.press('Tab');
        const ring = await ringOf(page);
        if (ring === null) continue;
        seen += 1;
        if (!ring.drawn) bare.push(ring.words);
      }
      expect(seen).toBeGreaterThan(15);
      expect(bare).toEqual([]);
    });
  }

  test('a dot is filled where there is a piece, a ring where there is none', async ({ page }) => {
    const lines = page.locator('dl dd').filter({ hasText: /^\d* ?(?:Non )?disponibil[ei]$/ });
    const canvasText = await page.evaluate(() => {
      document.body.style.color = 'CanvasText';
      return getComputedStyle(document.body).color;
    });
    const fills = () =>
      lines.evaluateAll((all) =>
        all.map((line) => getComputedStyle(line, '::before').backgroundColor),
      );
    await page.goto('/prodotti/proteine/whey-isolate');
    await expect(lines).toHaveCount(2);
    const [there, gone] = await fills();
    expect(there).toBe(canvasText);
    expect(gone).not.toBe(canvasText);
  });

  test('the page and the tab that are chosen are marked', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('cookie-consent', 'rejected'));
    await page.goto(product);
    const barOf = (name: string, role: 'link' | 'tab') =>
      page
        .getByRole(role, { name, exact: true })
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').backgroundColor);
    const highlight = await page.evaluate(() => {
      const probe = document.createElement('i');
      probe.style.color = 'Highlight';
      document.body.append(probe);
      return getComputedStyle(probe).color;
    });
    expect(await barOf('Prodotti', 'link')).toBe(highlight);
    expect(await barOf('Descrizione', 'tab')).toBe(highlight);
    expect(await barOf('Ingredienti', 'tab')).not.toBe(highlight);
  });

  test('a switch shows its state', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Personalizza' }).click();
    const knob = await page
      .getByRole('switch', { name: 'Marketing' })
      .evaluate((element) => getComputedStyle(element, '::before').borderTopWidth);
    expect(Number.parseFloat(knob)).toBeGreaterThanOrEqual(8);
  });
});

test.describe('with less motion asked for', () => {
  test.use({ reducedMotion: 'reduce' });

  test('no animation on the home page, heart, menu or banner', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const moving = () =>
      page.evaluate(() =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 1)
          .filter(({ playState }) => playState === 'running')
          .map((animation) =>
            animation instanceof CSSTransition
              ? animation.transitionProperty
              : 'an animation of its own',
          )
          .filter((what) => /transform|margin|top|left|height|width|an animation/.test(what)),
      );
    await page.goto('/');
    expect(await moving()).toEqual([]);
    await page.getByRole('button', { name: 'Personalizza' }).click();
    expect(await moving()).toEqual([]);
    await page.getByRole('button', { name: 'Salva Preferenze' }).click();
    await page.getByRole('button', { name: 'Apri menu' }).click();
    expect(await moving()).toEqual([]);
    await page.goto('/prodotti/proteine');
    await page.getByRole('button', { name: 'Chiudi', exact: true }).click();
    await page
      .getByRole('button', { name: /^Aggiungi ai preferiti/ })
      .first()
      .click();
    await expect(page.getByText('Aggiunto ai preferiti ✨', { exact: true })).toBeVisible();
    expect(await moving()).toEqual([]);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('link', { name: 'Vai al contenuto' })).toBeAttached();
    expect(await moving()).toEqual([]);
  });
});
