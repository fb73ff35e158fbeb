import { sourceOf } from '../lexicon/phrases.ts';
import { isOpenLine } from './isOpenLine.ts';
import { statementAt } from './statements.ts';

/** A heading on a line of its own, whose statement stands on the next. */
const loneHeading = new RegExp(
  `^${sourceOf('allergeni|contiene|tracce|può contenere[ tracce[ di]]')}\\s*:?\\s*\\n\\s*`,
  'i',
);
/** One more line of a list with bullets. */
const bullet = /^\n\s*[-–•*]/;

const sentenceBehindStop = /^\s+(?:["“(*]{0,2}[A-ZÀ-Ý]|[*°†‡¹²³])/;
/** 'PUÒ CONTENERE TRACCE DI LATTE; UOVA; SOIA': capitals begin no sentence there. */
const sentenceBehindSemicolon = /^\s+(?:["“(*]{0,2}[A-ZÀ-Ý](?![A-ZÀ-Ý])|[*°†‡¹²³])/;

const endsAtBreak = (text: string, at: number, hasHeading: boolean): boolean =>
  !(hasHeading && bullet.test(text.slice(at, at + 6))) &&
  !isOpenLine(text, at) &&
  !/^\n[a-zà-ù]/.test(text.slice(at, at + 2));

/** Whether the full stop or semicolon at a place ends a sentence. */
function endsAtStop(text: string, at: number, end: number): boolean {
  const next = text.charCodeAt(at + 1);
  if (at + 1 >= end || next === 10) return true;
  // 'TRACCE DI SOIA.CONSERVARE …'
  if (next > 64 && next < 91 && statementAt(text, at + 1, end)) return true;
  const behind = text.charAt(at) === ';' ? sentenceBehindSemicolon : sentenceBehindStop;
  return next === 32 && behind.test(text.slice(at + 1, at + 6));
}

/** Where a statement ends: at its full stop, its line's end, or before the next statement. */
export function statementEnd(text: string, at: number, end: number): number {
  const heading = loneHeading.exec(text.slice(at, Math.min(end, at + 40)))?.[0].length ?? 0;
  for (let i = at + Math.max(1, heading); i < end; i++) {
    const char = text.charAt(i);
    if (char === '\n' && endsAtBreak(text, i, heading > 0)) return i;
    if ((char === '.' || char === ';') && endsAtStop(text, i, end)) return i + 1;
  }
  return end;
}
