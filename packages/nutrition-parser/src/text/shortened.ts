import { isWordCode } from './fold.ts';
import { OffsetMap } from './OffsetMap.ts';
import type { Source } from './source.ts';

/** No label prints so many marks or spaces in a row. */
const maxLength = 100;

/** Shorter texts are read in no time whatever they hold. */
const shortest = 1000;

/** Spaces, dashes, dots, stars …: no letters, and nothing that parts cells, items or brackets. */
function isMark(code: number): boolean {
  if (code >= 0x180) return code >= 0x2000 && code < 0x3000;
  return !isWordCode(code) && !'|;,()[]{}\t'.includes(String.fromCharCode(code));
}

/** Past the marks that are at a place. */
function skipMarks(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && isMark(text.charCodeAt(i))) i++;
  return i;
}

/** A run of twice as many marks fills one of the pieces that a text is looked at in. */
function hasLongRun(text: string): boolean {
  for (let at = 0; at + maxLength <= text.length; at += maxLength)
    if (skipMarks(text, at, at + maxLength) === at + maxLength) return true;
  return false;
}

/**
 * The source without what is too long of its runs of marks and spaces: the readers look at a run
 * from each of its places. Every character that stays keeps its place.
 */
export function shortened(source: Source): Source {
  const { text, map } = source;
  if (text.length < shortest || !hasLongRun(text)) return source;
  const made = new OffsetMap(text.length);
  let out = '';
  for (let i = 0; i < text.length;) {
    const end = Math.max(i + 1, skipMarks(text, i, text.length));
    let isLine = false;
    for (let k = i; k < end; k++) {
      // What is left out ends a line where the run did.
      if (k >= i + maxLength && (isLine || text.charCodeAt(k) !== 10)) continue;
      isLine = k >= i + maxLength;
      out += text.charAt(k);
      made.add(map ? map.startOf(k) : k, map ? map.endOf(k) : k + 1);
    }
    i = end;
  }
  return { ...source, text: out, map: made };
}
