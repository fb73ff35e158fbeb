import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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

// Stories answer their own requests from a worker.
test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow' });

/** The stories of one part after the other, in one page: starting Storybook takes longest. */
const parts = Object.entries(Object.groupBy(stories, ({ title }) => title));

function readRender(): { id: unknown; phase: unknown } | null {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__');
  if (typeof preview !== 'object' || preview === null) return null;
  const render: unknown = Reflect.get(preview, 'currentRender');
  if (typeof render !== 'object' || render === null) return null;
  return { id: Reflect.get(render, 'id'), phase: Reflect.get(render, 'phase') };
}

/** Waits until a story has been rendered and its play function has ended. */
const waitForStory = (page: Page, id: string) =>
  expect.poll(() => page.evaluate(readRender), id).toEqual({ id, phase: 'finished' });

function selectStory(storyId: string): void {
  const channel: unknown = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
  if (typeof channel !== 'object' || channel === null) throw new Error('no channel');
  const emit: unknown = Reflect.get(channel, 'emit');
  if (typeof emit !== 'function') throw new Error('no channel');
  emit.call(channel, 'setCurrentStory', { storyId, viewMode: 'story' });
}

test('no picture is left of a story that is gone', () => {
  const known = stories.flatMap(({ id }) => widths.map(({ width }) => `${id}-${width}.webp`));
  const cwd = new URL('pictures/stories', import.meta.url);
  const stored = globSync('*', { cwd: fileURLToPath(cwd) });
  expect(stored.filter((name) => !known.includes(name))).toEqual([]);
});

for (const viewport of widths) {
  test.describe(`${viewport.width} px`, () => {
    // Stories provoke errors on purpose; that they do no more is proven where they run as tests.
    test.use({ viewport, allowedErrors: /./ });

    for (const [title, [first, ...others] = []] of parts) {
      if (first === undefined) continue;
      test(`${title} looks as it did`, async ({ page }, { config }) => {
        test.setTimeout(30_000 + 5000 * others.length);
        const look = async ({ id }: typeof first) => {
          await waitForStory(page, id);
          // Else Storybook's own error page would be what is stored and compared.
          await expect(page.locator('body'), id).toHaveClass(/sb-show-main/);
          await loadPictures(page);
          await expect.soft(page).toHaveScreenshot(['stories', `${id}-${viewport.width}.webp`]);
        };
        await holdStill(page);
        await page.goto(`${String(config.metadata.storybook)}/iframe.html?id=${first.id}`);
        await look(first);
        for (const story of others) {
          await page.evaluate(selectStory, story.id);
          await look(story);
        }
      });
    }
  });
}
