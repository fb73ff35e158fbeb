import { readFileSync } from 'node:fs';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { compare, drawDifference } from './compare.ts';
import { isSame, type Pixels, readPixels, toImage } from './pixels.ts';
import { keepRenewed, type Place } from './sheets.ts';
import { pictureName } from './freezePage.ts';

const style = readFileSync(new URL('pictures.css', import.meta.url), 'utf8');

/** How a picture is taken: of the window, or of the page from top to bottom. */
type Shot = { place: Place; fullPage?: boolean };

/**
 * Takes a picture and compares it with the stored one. With `--update` a picture that differs is
 * kept, to be stored once the run is over.
 */
export async function expectPicture(
  page: Page,
  { place, fullPage = false }: Shot,
  before: Pixels | undefined,
  testInfo: TestInfo,
): Promise<void> {
  const { image, pixels: after } = await takePicture(page, fullPage, before);
  const difference = before === undefined ? 'no picture is stored' : compare(before, after);
  if (difference === null) return;
  if (testInfo.config.updateSnapshots === 'changed') return keepRenewed(place, image);

  const name = pictureName(place.name, place.viewport);
  const attach = (kind: string, body: Buffer) =>
    testInfo.attach(`${name}-${kind}.png`, { body, contentType: 'image/png' });
  // The report shows the three beside each other, by their names.
  if (before !== undefined) {
    await attach('expected', await toImage(before).png().toBuffer());
    await attach('diff', await toImage(drawDifference(before, after)).png().toBuffer());
  }
  await attach('actual', image);
  expect.soft(difference, `${name} looks as it did`).toBeNull();
}

/**
 * A page that does not look as it should may still be on its way: it is there once it stands still.
 * One that does is there already.
 */
async function takePicture(page: Page, fullPage: boolean, expected: Pixels | undefined) {
  const shoot = async () => {
    const image = await page.screenshot({ animations: 'disabled', caret: 'hide', style, fullPage });
    return { image, pixels: await readPixels(image) };
  };
  let last = await shoot();
  for (;;) {
    if (expected !== undefined && compare(expected, last.pixels) === null) return last;
    const next = await shoot();
    if (isSame(last.pixels, next.pixels)) return next;
    last = next;
  }
}
