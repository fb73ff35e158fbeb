import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Opens a product from its card, and tells what the browser moved on the way: running animations by name. */
async function moved(page: Page): Promise<string[]> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      const movement = transition.ready.then(() => {
        const running = document.getAnimations().map(({ effect, playState }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return part?.startsWith('::view-transition') && playState === 'running' ? part : '';
        });
        return running.filter((part) => part !== '');
      });
      Reflect.set(window, 'moved', movement);
      return transition;
    };
  });
  await page.goto('/prodotti/proteine');
  const link = page.getByRole('article').first().getByRole('link');
  // Its screen is fetched when the pointer comes; what is not there yet cannot be moved to.
  await link.hover();
  await page.waitForLoadState('networkidle');
  await link.click();
  await expect(page).toHaveURL(/\/prodotti\/proteine\/[^/]+$/);
  await page.waitForFunction(() => Reflect.has(window, 'moved'));
  return page.evaluate((): Promise<string[]> => Reflect.get(window, 'moved'));
}

test('only the product image takes part in the view transition from card to page', async ({
  page,
}) => {
  const parts = await moved(page);
  expect(parts).not.toEqual([]);
  expect(parts.filter((part) => !/-(group|old|new)\(picture-/.test(part))).toEqual([]);
});

test.describe('with less motion wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('appears without an animation', async ({ page }) => {
    expect(await moved(page)).toEqual([]);
  });
});
