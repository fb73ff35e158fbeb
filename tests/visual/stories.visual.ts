import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../support/test.ts';
import { readParts } from './parts.ts';
import { unpacked } from './sheets.ts';
import { holdStill, pictureName, waitForPictures, widths } from './support.ts';
import { openWorkshop, showStory } from './workshop.ts';

const parts = readParts();

test('no picture is left of a story that is gone', () => {
  const known = parts.flatMap(({ ids }) =>
    ids.flatMap((id) => widths.map((viewport) => pictureName(id, viewport))),
  );
  const found = globSync('*', { cwd: join(unpacked, 'stories') });
  expect(found.filter((name) => !known.includes(name))).toEqual([]);
});

test.describe('stories', () => {
  // Stories answer their own requests from a worker. They provoke errors on purpose: one that logs
  // more than it names ends as an error, below.
  test.use({ reducedMotion: 'reduce', serviceWorkers: 'allow', allowedErrors: /./ });

  for (const { title, ids } of parts) {
    test(`${title} looks as it did`, async ({ page }, { config }) => {
      test.setTimeout(60_000 + 10_000 * ids.length);
      await holdStill(page);
      await openWorkshop(page, String(config.metadata.storybook), ids[0] ?? '');
      for (const viewport of widths) {
        await page.setViewportSize(viewport);
        for (const id of ids) {
          const name = pictureName(id, viewport);
          const status = await showStory(page, id);
          expect.soft(status, name).toBe('success');
          await waitForPictures(page, 'window');
          await expect.soft(page).toHaveScreenshot(['stories', name]);
        }
      }
    });
  }
});
