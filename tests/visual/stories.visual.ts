import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { expect, test } from '../support/test.ts';
import { holdStill, loadPictures, widths } from './support.ts';

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({ type: v.string(), id: v.string(), title: v.string(), name: v.string() }),
  ),
});
const indexFile = new URL('../../storybook-static/index.json', import.meta.url);
const index = v.parse(indexSchema, JSON.parse(readFileSync(indexFile, 'utf8')));
const stories = Object.values(index.entries).filter(({ type }) => type === 'story');

test.use({ reducedMotion: 'reduce' });

/** The state of Storybook's render: `finished` once the story's play function has ended. */
const phase = (page: Page) =>
  page.evaluate(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    if (typeof preview !== 'object' || preview === null) return '';
    const render: unknown = Reflect.get(preview, 'currentRender');
    return typeof render === 'object' && render !== null ? Reflect.get(render, 'phase') : '';
  });

for (const viewport of widths) {
  test.describe(`${viewport.width} px`, () => {
    // Stories provoke errors on purpose; that they do no more is proven where they run as tests.
    test.use({ viewport, allowedErrors: /./ });

    for (const { id, title, name } of stories) {
      test(`${title}: ${name} looks as it did`, async ({ page }, { config }) => {
        await holdStill(page);
        await page.goto(`${String(config.metadata.storybook)}/iframe.html?id=${id}&viewMode=story`);
        await expect.poll(() => phase(page)).toMatch(/^(finished|completed)$/);
        await loadPictures(page);
        await expect(page).toHaveScreenshot(['stories', `${id}-${viewport.width}.png`]);
      });
    }
  });
}
