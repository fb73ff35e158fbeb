import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { hasReference } from '../../lexicon/references.ts';
import { gramsPer } from '../../lexicon/units.ts';
import { cellWords } from '../../lexicon/vocabulary.ts';
import { readNumber } from './numbers.ts';
import { nutrientKey } from './nutrientKey.ts';
import { readUnit } from './units.ts';
import {
  groupOf,
  hasAny,
  hasDigit,
  isCapitalised,
  isDigit,
  percentAt,
  wordEndIn,
} from '../../text/chars.ts';
import { colon, space } from '../../text/codes.ts';

/** Names of nutrients are no longer. */
export const maxName = 60;

const titrated =
  /\b(?:tit\.?|titolat[oaie]|std\.?|standardizzat[oaie])(?: (?:al?|min\.?|minimo))? ?$/i;
const strengthInName = /^\d[\d.,]*(?: ?[-–] ?\d[\d.,]*)? ?%/;

/** Units of the activity of enzymes. */
const activities = anyOf(
  'fcc fip hut spu du alu galu gdu mcu sapu lu su cu xu agu bgu pgu skb tu usp',
);
/** The amount that is behind the share, or the end of the line above it. */
const amountBehind = '(?=[ .…:]*(?:[<~]?\\d|$))';
const power = '(?:\\^\\d{1,2}|[⁶-⁹]) ?';
const shareInName = pattern(
  `^({NUMBER} ?(?:%\\)(?![ .…:]*$)|(?:(?:${power})?{COLONIES}|${activities}(?: ?\\/ ?m?g)?)\\)))${amountBehind}`,
);

/** '95% curcuminoidi) 400 mg' */
const shareOfWords = pattern('^({NUMBER} ?% (?!{VNR}|del )[a-zà-ù. ]{4,40}\\))' + amountBehind);

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
    shareInName.exec(text.slice(at, Math.min(end, at + maxName))) ??
    shareOfWords.exec(text.slice(at, Math.min(end, at + maxName)));
  const name = text.slice(nameStart, at);
  if (!share) return openShareEnd(text, at, name, end);
  return name.lastIndexOf('(') > name.lastIndexOf(')') ? at + groupOf(share, 1).length : -1;
}

/** Words that a share may be of: 'in acidi boswellici'. */
const maxWords = 4;

/** Past '80%' of 'Silimarina 80% 150 mg', '3% rosavine' of 'Rodiola e.s. 3% rosavine 100 mg'; else -1. */
function openShareEnd(text: string, at: number, name: string, end: number): number {
  const percent = percentAt(text, at);
  if (!percent || percent.end >= end || hasReference(nutrientKey(name.trim()))) return -1;
  // 'Selenio VNR 50% 27,5 mcg'
  const last = name.trim().slice(name.trim().lastIndexOf(' ') + 1);
  if (cellWords.get(last.toLowerCase()) === 'nrv') return -1;
  let stop = percent.end;
  for (let words = 0; words <= maxWords; words++) {
    const next = text.charCodeAt(stop) === colon ? stop + 1 : stop;
    let start = next;
    while (start < end && ' .…'.includes(text.charAt(start))) start++;
    // 'Ginkgo e.s. 24% ginkgoflavonoidi' above its value
    if (start >= end) return words > 0 && isExtract(name) ? end : -1;
    if (isDigit(text.charCodeAt(start))) return isMass(text, start, end) ? stop : -1;
    const after = wordEndIn(text, start, end);
    if (next > stop || start === next || !isOfShare(text.slice(start, after))) return -1;
    stop = after;
  }
  return -1;
}

const isExtract = (name: string): boolean => hasAny(name, [' e.s. ', ' es ', 'stratto ']);

/** 'rosavine', 'EGCG'; neither 'VNR' nor 'Ginseng', which begins another name. */
const isOfShare = (word: string): boolean =>
  word !== '' &&
  !isCapitalised(word) &&
  !cellWords.has(word.toLowerCase()) &&
  !word.startsWith('d') &&
  !hasReference(nutrientKey(word));

/** Whether an amount in a unit of mass is at a place. */
function isMass(text: string, at: number, end: number): boolean {
  const number = readNumber(text, at, end);
  if (!number) return false;
  const unitAt = text.charCodeAt(number.end) === space ? number.end + 1 : number.end;
  return gramsPer(readUnit(text, unitAt, end)?.unit) !== undefined;
}

/** How brackets begin that say what a substance is added as. */
const remarks = ['da ', 'dal ', 'dalla ', 'come ', 'sotto forma', 'pari a ', 'estratto', 'tit'];

/** Longer brackets are no remark on a name. */
const maxRemark = 100;

/** Whether an amount with its unit is behind a bracket, at once or behind a colon. */
function isBeforeAmount(text: string, from: number, end: number): boolean {
  let at = from;
  while (at < end && ' :='.includes(text.charAt(at))) at++;
  if (!isDigit(text.charCodeAt(at))) return false;
  const number = readNumber(text, at, end);
  let unitAt = number?.end ?? end;
  while (unitAt < end && text.charAt(unitAt) === ' ') unitAt++;
  return unitAt < end && readUnit(text, unitAt, end) !== null;
}

/**
 * Past the bracket at a place that has an amount of what is added and not of what is declared:
 * 'Magnesio (da bisglicinato 1500 mg) 300 mg'; -1 for any other bracket.
 */
export function remarkEnd(text: string, at: number, end: number): number {
  const bracket = text.slice(at + 1, Math.min(end, at + maxRemark));
  const close = bracket.indexOf(')');
  const remark = bracket.slice(0, Math.max(close, 0)).toLowerCase();
  if (!remarks.some((word) => remark.startsWith(word)) || !hasDigit(remark)) return -1;
  const behind = at + 1 + close + 1;
  return isBeforeAmount(text, behind, end) ? behind : -1;
}
