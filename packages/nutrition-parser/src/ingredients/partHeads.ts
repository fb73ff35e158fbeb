import { additiveClassOf } from './additives.ts';
import { statementAt } from './statements.ts';

/** 'Biscotto:', with no comma or bracket in it. */
const head = /[*]{0,2}[A-ZÀ-Ý][^.,;:()[\]\n%]{1,40}:(?=\s)/y;
const sentence = /(?:^|[.\n])\s*/g;

/** Whether a sentence at a place has a head that is neither an additive class nor a statement. */
export function partHeadAt(text: string, at: number): boolean {
  head.lastIndex = at;
  const found = head.exec(text)?.[0].slice(0, -1);
  return (
    found !== undefined &&
    additiveClassOf(found) === undefined &&
    statementAt(text, at, at + found.length + 1) === null
  );
}

/** How many sentences of a piece of text have such heads. */
export function partHeads(text: string, start: number, end: number): number {
  let count = partHeadAt(text, start) ? 1 : 0;
  sentence.lastIndex = start;
  for (let found = sentence.exec(text); found && found.index < end; found = sentence.exec(text)) {
    const at = found.index + found[0].length;
    if (at > start && partHeadAt(text, at)) count++;
    sentence.lastIndex = Math.max(at, found.index + 1);
  }
  return count;
}
