import { links } from '../lexicon/declarations.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { untilAny } from '../text/pieces.ts';
import { plainText } from './plainText.ts';

const isLinkWord = asWhole(links);
const maxLinkLength = 8;

/** Whether a line ends in a word that goes on: 'proteine del', 'latte e'. */
export function isLink(line: string): boolean {
  const end = plainText(line.slice(-maxLinkLength - 1));
  return isLinkWord.test(end.slice(end.lastIndexOf(' ') + 1));
}

/** Whether a line goes on with the one before: 'di cocco'. */
export const beginsWithLink = (line: string): boolean =>
  isLinkWord.test(untilAny(plainText(line.slice(0, maxLinkLength + 1)), " '’"));
