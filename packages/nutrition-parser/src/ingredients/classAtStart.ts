import type { AdditiveClass } from '../lexicon/additives.ts';
import { fold } from '../text/fold.ts';
import { piecesBetween } from '../text/pieces.ts';
import { Remembered } from '../text/Remembered.ts';
import { classOfName, isMember, isPluralClass } from './additiveClasses.ts';
import { eNumber } from './additiveCode.ts';

const conjunctions = [' e ', ' ed '];

const leadingCode = new RegExp(`^${eNumber} (?:[-–] )?`, 'i');
const codes = new RegExp(`^(?:${eNumber}(?: ?\\(?i+\\)?)?(?: ed? |[\\s,/-]*(?=e)|$))+$`, 'i');

type ClassAtStart = { readonly role: AdditiveClass; readonly end: number; readonly from: number };

const starts = new Remembered<ClassAtStart | null>();

/**
 * A class that lost its colon, where it ends and its members begin: 'edulcoranti sucralosio' in the plural,
 * 'emulsionante E471' in any number.
 */
export function classAtStart(text: string): ClassAtStart | null {
  if (text.length > 90) return null;
  const start = starts.find(text);
  return start === undefined ? starts.keep(text, newClassAtStart(text)) : start;
}

function newClassAtStart(text: string): ClassAtStart | null {
  for (let end = text.indexOf(' '); end > 0 && end < 40; end = text.indexOf(' ', end + 1)) {
    const role = classOfName(fold(text, 0, end));
    if (role === undefined) continue;
    const rest = text.slice(end + 1).trim();
    // 'acidificante - acido citrico', 'emulsionante = lecitina'
    if ('-–='.includes(rest.charAt(0)) && rest.charAt(1) === ' ')
      return { role, end, from: end + 3 };
    const isPlural = isPluralClass(text.slice(0, end));
    const bare = rest.replace(leadingCode, '');
    if (codes.test(rest) || (bare !== rest && isMember(bare, role)))
      return { role, end, from: end + 1 };
    const areMembers = (): boolean =>
      isMember(rest, role) ||
      piecesBetween(rest, conjunctions).every((name) => isMember(name, role));
    if (isPlural && areMembers()) return { role, end, from: end + 1 };
  }
  return null;
}
