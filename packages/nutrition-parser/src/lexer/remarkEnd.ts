import { hasDigit, isDigit } from '../text/chars.ts';
import { readNumber } from './number.ts';
import { readUnit } from './unit.ts';

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
