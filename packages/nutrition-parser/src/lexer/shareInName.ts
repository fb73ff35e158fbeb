import { anyOf, pattern } from '../lexicon/patterns.ts';
import { groupOf } from '../text/chars.ts';

/** Names of nutrients are no longer. */
export const maxName = 60;

const titrated =
  /\b(?:tit\.?|titolat[oaie]|std\.?|standardizzat[oaie])(?: (?:al?|min\.?|minimo))? ?$/i;
const strengthInName = /^\d[\d.,]*(?: ?[-–] ?\d[\d.,]*)? ?%/;

/** Units of the activity of enzymes. */
const activities = anyOf(
  'fcc fip hut spu du alu galu gdu mcu sapu lu su cu xu agu bgu pgu skb tu usp',
);
const shareInName = pattern(`^({NUMBER} ?(?:%|${activities}(?: ?\\/ ?m?g)?)\\) ?):? ?[<~]?\\d`);

/** '95% curcuminoidi) 400 mg' */
const shareOfWords = pattern('^({NUMBER} ?% (?!{VNR}|del )[a-zà-ù ]{4,40}\\) ?):? ?[<~]?\\d');

/**
 * Past '50.000 HUT)' of 'Proteasi (50.000 HUT) 100 mg', '50%)' of 'Vitamina C (da acerola 50%) 80 mg', whose value is behind it, and past '95%'
 * of 'titolata al 95% in curcuminoidi: 900 mg'; -1 elsewhere.
 * @param nameStart where the name begins that the number at `at` is in.
 */
export function shareEnd(text: string, at: number, nameStart: number, end: number): number {
  if (titrated.test(text.slice(Math.max(nameStart, at - 24), at))) {
    const strength = strengthInName.exec(text.slice(at, Math.min(end, at + 16)));
    if (strength) return at + strength[0].length;
  }
  if (at - nameStart > maxName) return -1;
  const share =
    shareInName.exec(text.slice(at, Math.min(end, at + 16))) ??
    shareOfWords.exec(text.slice(at, Math.min(end, at + maxName)));
  if (!share) return -1;
  const name = text.slice(nameStart, at);
  return name.lastIndexOf('(') > name.lastIndexOf(')') ? at + groupOf(share, 1).length : -1;
}
