import type { AdditiveClass } from '../model.ts';
import { splitAtAny } from '../text/pieces.ts';
import { isMember } from './additiveClasses.ts';
import { codeOf } from './additiveCode.ts';
import type { Token } from './lexer.ts';
import type { Reading } from './tree.ts';

/** Longer names are no additives. */
const maxNameLength = 60;

/** The name at a place, to the next mark. */
function nextName({ text, end }: Reading, at: number): string {
  const [name = ''] = splitAtAny(text.slice(at, Math.min(end, at + maxNameLength)), ',;(/-–—');
  return name.trim();
}

const areMembers = (name: string, next: string, role: AdditiveClass): boolean =>
  isMember(name, role) && isMember(next, role);

/** Of 'E330 - acido citrico' the one is the other's number. */
const areAlike = (name: string, next: string): boolean =>
  (codeOf(name) === undefined) === (codeOf(next) === undefined);

/** 'carragenina - gomma di gellano - E460': whether a dash is before an item. */
const isBehindDash = (text: string, at: number): boolean =>
  ['-', '–', '—'].includes(text.slice(Math.max(0, at - 2), at).trim());

/** 'E955 - E950 (contiene una fonte di fenilalanina)': whether a dash is between two members of a class. */
export function partsMembers(reading: Reading, { start, end }: Token): boolean {
  const { group, item } = reading.frame;
  if (group?.role === undefined || item.text !== '') return false;
  const printed = reading.text.slice(item.from, start).trim();
  const next = nextName(reading, end);
  if (!areMembers(printed, next, group.role)) return false;
  return areAlike(printed, next) || isBehindDash(reading.text, item.start);
}
