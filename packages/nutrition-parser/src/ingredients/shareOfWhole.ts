import { atStart, sourceOf } from '../lexicon/phrases.ts';
import { hasMarkAt } from '../text/pieces.ts';
import { basesBehindShares, sharesOfWholes } from '../lexicon/remarks.ts';

/** What share of the product the share of a part is. */
const shareOfWhole = new RegExp(
  `(?<=%(?: ${sourceOf(basesBehindShares)})?)[ ,(]+${sourceOf(sharesOfWholes)}$`,
  'i',
);

/** '45% nella farcitura, corrispondente all'11% sul totale' without what is behind its share. */
export const withoutShareOfWhole = (text: string): string =>
  text.includes('%') ? text.replace(shareOfWhole, '') : text;

const share = atStart(sharesOfWholes);
const maxShareLength = 40;

/** '3% nella crema, corrispondente a 2% sul totale': whether a share goes on behind its comma. */
export const goesOnWithShare = (text: string, at: number): boolean =>
  hasMarkAt(text, at + 1, 'cpe') &&
  hasMarkAt(text, at + 2, 'oaq') &&
  share.test(text.slice(at + 1, at + maxShareLength));
