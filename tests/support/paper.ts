import type { Locator } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

/** How many sheets a printed document has. */
export function countSheets(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
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
