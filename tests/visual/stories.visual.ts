import { expect } from '@playwright/test';
import { readParts } from './components.ts';
import { expectPicture } from './picture.ts';
import { readList, readStories } from './sheets.ts';
import { widths } from './freezePage.ts';
import { test } from './storybook.ts';

// The largest first, so that none is still being drawn alone at the end.
const parts = readParts().toSorted((one, other) => other.ids.length - one.ids.length);

test('no picture is left of a story that is gone', async () => {
  test.skip(test.info().config.updateSnapshots === 'changed', 'this run removes them');
  const known = new Set(parts.flatMap(({ ids }) => ids));
  const stored = Object.values(await readList()).flat();
  expect(stored.filter((id) => !known.has(id))).toEqual([]);
});

for (const { title, name: part, ids } of parts) {
  // On a busy machine a story may take seconds; the limit is for one that never ends.
  test(`${title} looks as it did`, async ({ stories }, testInfo) => {
    test.setTimeout(60_000 + 15_000 * ids.length);
    const { page } = stories;
    for (const viewport of widths) {
      const stored = await readStories(part, viewport);
      await page.setViewportSize(viewport);
      // Once is enough for axe, and takes its time. Most is on a phone's page at once.
      const isFirst = viewport === widths[0];
      await stories.checkAccessibility(isFirst);
      for (const id of ids) {
        const shown = await stories.show(id);
        const violations = isFirst ? [] : null;
        expect.soft(shown, id).toEqual({ status: 'success', errors: [], violations });
        const place = { kind: 'stories', name: id, viewport } as const;
        await expectPicture(page, { place }, stored.get(id), testInfo);
      }
    }
  });
}
