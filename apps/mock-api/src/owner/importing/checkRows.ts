import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { foldText, pictureUrl, sizeName } from '@vetta/storefront/backend';
import { imageAddress } from '../model/productRows.ts';
import { importTexts } from './importing.copy.ts';
import type { SheetProduct } from './productSheet.ts';

/** Rows that say the same thing twice, or not which thing they mean. */
export function checkOffers({ offers, rows }: SheetProduct): void {
  const rowOf = new Map<string, number>();
  for (const [place, { flavour, size }] of offers.entries()) {
    const row = rows[place];
    if (row === undefined) continue;
    const key = foldText(`${flavour}\0${sizeName(size)}`);
    const first = rowOf.get(key);
    if (first !== undefined) {
      const { twiceRemedy: remedy } = importTexts;
      row.report({ severity: 'error', message: importTexts.twice(first), remedy });
    } else rowOf.set(key, row.number);
    if (offers.length > 1 && flavour === '' && size === '' && first === undefined) {
      row.report({
        severity: 'error',
        message: importTexts.severalWithoutSize,
        remedy: importTexts.packRemedy,
      });
    }
  }
}

export function checkPictures(
  { offers, rows }: SheetProduct,
  images: string,
  known: ReadonlySet<string>,
): void {
  const checked = new Set(known);
  for (const [place, { image }] of offers.entries()) {
    if (image === undefined || image === '' || checked.has(image)) continue;
    checked.add(image);
    const address = pictureUrl(imageAddress(image));
    const object = (message: string) =>
      rows[place]?.report({ severity: 'warning', message }, 'image');
    if (address === undefined) object(importTexts.foreignPicture);
    else if (address.startsWith('/images/products/')) {
      const name = address.slice('/images/products/'.length).split('?')[0] ?? '';
      if (!existsSync(join(images, decodeName(name)))) object(importTexts.noPicture);
    }
  }
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
