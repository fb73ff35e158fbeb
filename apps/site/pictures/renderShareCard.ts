import { createHash } from 'node:crypto';
import { cardEnd, cardHeight, cardWidth } from '@vetta/storefront/shareCard';
import { removeWhiteBackground } from './removeWhiteBackground.ts';
import { openPicture } from './openImage.ts';
import { cached } from './resizeImage.ts';

/** Part of each cached card's key: another number makes all of them anew. */
const cardVersion = 1;
/** The tile that products stand on in the shop. */
const ground = '#f4f6f6';
const margin = 36;

/** The picture in the middle of a card for shared links, whole, from `cache` where it has been made before. */
export function deriveCard(bytes: Buffer, cache: string): Promise<Buffer> {
  const digest = createHash('sha256').update(`card ${cardVersion}:`).update(bytes).digest('hex');
  return cached(cache, `${digest}-${cardEnd}`, () => make(bytes));
}

async function make(bytes: Buffer): Promise<Buffer> {
  const { picture } = await removeWhiteBackground(await openPicture(bytes));
  const width = cardWidth - 2 * margin;
  const height = cardHeight - 2 * margin;
  return picture
    .flatten({ background: ground })
    .resize({ width, height, fit: 'contain', background: ground })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: ground })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}
