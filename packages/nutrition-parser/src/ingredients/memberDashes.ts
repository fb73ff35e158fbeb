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

/** Whether two names are members of a class; of 'E330 - acido citrico' the one is the other's number. */
const areMembers = (name: string, next: string, role: AdditiveClass): boolean =>
  isMember(name, role) &&
  isMember(next, role) &&
  (codeOf(name) === undefined) === (codeOf(next) === undefined);

/** 'E955 - E950 (contiene una fonte di fenilalanina)': whether a dash is between two members of a class. */
export function partsMembers(reading: Reading, { start, end }: Token): boolean {
  const { group, item } = reading.frame;
  if (group?.role === undefined || item.text !== '') return false;
  const printed = reading.text.slice(item.from, start).trim();
  return areMembers(printed, nextName(reading, end), group.role);
}
