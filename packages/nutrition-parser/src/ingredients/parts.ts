import { splitAtAny } from '../text/pieces.ts';
import { additiveClassOf } from './additiveClasses.ts';
import { isSentenceStart, statementAt } from './statements.ts';
import type { Reading } from './tree.ts';
import { wholePart } from './wholeParts.ts';

/** 'Biscotto:', with no comma or bracket in it. */
const head = /^[*]{0,2}[A-ZÀ-Ý][^.,;:()[\]\n%]{1,40}:(?=\s)/;
const maxHeadLength = 46;

/** Whether a sentence at a place has a head that is neither an additive class nor a statement. */
export function partHeadAt(text: string, at: number): boolean {
  const found = head.exec(text.slice(at, at + maxHeadLength))?.[0].slice(0, -1);
  return (
    found !== undefined &&
    (additiveClassOf(found) === undefined || wholePart.test(found)) &&
    statementAt(text, at, at + found.length + 1) === null
  );
}

/** Whether several sentences of a text have such heads: 'Biscotto: …. Crema: …'. */
export function hasPartHeads(text: string): boolean {
  let count = 0;
  let from = 0;
  for (const sentence of splitAtAny(text, '.\n')) {
    if (partHeadAt(text, from + sentence.length - sentence.trimStart().length)) count++;
    if (count > 1) return true;
    from += sentence.length + 1;
  }
  return false;
}

const beginsLine = (text: string, at: number): boolean =>
  text.charCodeAt(at - 1) === 10 || isSentenceStart(text, at);

/** Whether a head begins a part: 'Compressa: …', or 'Biscotto: …' where others begin so, too. */
export function beginsPart(reading: Reading, name: string): boolean {
  const { frame, outer, text, from, end } = reading;
  const { start } = frame.item;
  if (outer.length > 0) return false;
  if (wholePart.test(name))
    return frame.items.length === 0 || frame.part !== null || isSentenceStart(text, start);
  if (!partHeadAt(text, start) || !beginsLine(text, start)) return false;
  return (reading.hasParts ??= hasPartHeads(text.slice(from, end)));
}

/**
 * Whether a semicolon ends the part that is open: one that began behind a semicolon, or one inside a
 * sentence in which no class is open ('elettroliti 2%: …; aroma').
 */
export function endsPart({ frame, text, from }: Reading): boolean {
  const { part, group } = frame;
  if (!part) return false;
  const before = text.slice(Math.max(from, part.start - 4), part.start).trimEnd();
  if (before.endsWith(';')) return true;
  // 'Gelato 80%: latte; zucchero; …': semicolons are for commas in a part that its sentence begins with.
  if (!before.endsWith(',')) frame.isLongPart ||= part.children?.length === 1;
  return group === null && !frame.isLongPart && !'.\n'.includes(before.at(-1) ?? ' ');
}
