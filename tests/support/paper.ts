import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** How many sheets the page prints on, in the size that it sets itself, and their orientation. */
export async function printSheets(page: Page): Promise<{ sheets: number; isLandscape: boolean }> {
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width = 0, height = 0] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  const sheets = pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
  return { sheets, isLandscape: Number(width) > Number(height) };
}

/** What a telephone reads in a QR code as it is drawn, at the fineness of paper; null: nothing. */
export async function readQrCode(code: Locator): Promise<string | null> {
  const drawing = await code.evaluate((svg) => new XMLSerializer().serializeToString(svg));
  const picture = sharp(Buffer.from(drawing), { density: 300 })
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? null;
}
