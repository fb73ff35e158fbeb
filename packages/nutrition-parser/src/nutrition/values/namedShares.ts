import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { hasReference } from '../../lexicon/references.ts';
import { readNumber } from './numbers.ts';
import { nutrientKey } from './nutrientKey.ts';
import { readUnit } from './units.ts';
import { groupOf, hasAny, hasDigit, isDigit } from '../../text/chars.ts';

/** Names of nutrients are no longer. */
export const maxName = 60;

/** A word behind which a strength is one of the name. */
const titrated =
  /\b(?:tit\.?|titolat[oaie]|std\.?|standardizzat[oaie])(?: (?:al?|min\.?|minimo))? ?$/i;
const strength = pattern('^{NUMBER}(?: ?[-–] ?{NUMBER})? ?%');

/** Units of the activity of enzymes. */
const activities = anyOf(
  'fcc fip hut spu du alu galu gdu mcu sapu lu su cu xu agu bgu pgu skb tu usp',
);
/** '50.000 HUT)' of 'Proteasi (50.000 HUT) 100 mg', '50%)' of '(da acerola 50%) 80 mg', with the value behind it or below. */
const inBracket = pattern(
  `^({NUMBER} ?(?:%(?: (?!{VNR}|del )[a-zà-ù. ]{4,40})?\\)(?! *$)|(?:(?:\\^\\d{1,2}|[⁶-⁹])? ?{COLONIES}|${activities}(?: ?\\/ ?m?g)?)\\)))(?=[ .…:]*(?:[<~]?\\d|$))`,
);
/** '3% rosavine' of 'Rodiola e.s. 3% rosavine 100 mg', '80%' of 'Silimarina 80%: 150 mg'. */
const beforeMass = pattern(
  '^({NUMBER} ?%(?: (?!VNR|NRV|RDA|[dD]|[A-Z][a-zà-ù])[A-Za-zà-ù]+){0,4}):?(?=[ .…:]+{NUMBER} ?(?:{MASS}|M?C?G)\\b)|^({NUMBER} ?%(?: (?!{VNR}|d)[a-zà-ù]+){1,4})$',
  '',
);

/**
 * Past a share, strength or activity that is part of the name at whose end the value is; -1 elsewhere.
 * @param nameStart where the name begins that the number at `at` is in.
 */
export function shareEnd(text: string, at: number, nameStart: number, end: number): number {
  const behind = text.slice(at, Math.min(end, at + maxName));
  const name = text.slice(nameStart, at).trim();
  if (titrated.test(text.slice(Math.max(nameStart, at - 24), at))) {
    const match = strength.exec(behind);
    if (match) return at + match[0].length;
  }
  if (at - nameStart > maxName) return -1;
  const share = inBracket.exec(behind);
  if (share)
    return name.lastIndexOf('(') > name.lastIndexOf(')') ? at + groupOf(share, 1).length : -1;
  const match = beforeMass.exec(behind);
  if (!match || hasReference(nutrientKey(name)) || namesReference.test(name)) return -1;
  // 'Ginkgo e.s. 24% ginkgoflavonoidi' above its value
  const isOpen = match[1] === undefined;
  return isOpen && !hasAny(`${name} `, [' e.s. ', ' es ', 'stratto '])
    ? -1
    : at + (match[1] ?? match[0]).length;
}

/** 'Selenio VNR 50% 27,5 mcg' */
const namesReference = pattern('{VNR}\\W*$');

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
