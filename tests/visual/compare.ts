import { isSameSize, type Pixels } from './pixels.ts';

/**
 * What must not differ. A point counts as `clear` where red, green or blue moved so far that an edge
 * must have moved, and as `faint` from the smallest change of a colour on. Smoothed edges count as
 * all else does: a corner is nothing but smoothed edges.
 */
export const tolerance = {
  clear: { from: 48, max: 4 },
  faint: { from: 3, max: 40 },
};

export type Difference = { clear: number; faint: number } | 'another size';

/** How the pictures differ, or null where they do not, or by no more than another build of the browser. */
export function compare(before: Pixels, after: Pixels): Difference | null {
  if (!isSameSize(before, after)) return 'another size';
  if (before.data.equals(after.data)) return null;
  let clear = 0;
  let faint = 0;
  for (let at = 0; at < before.data.length; at += 3) {
    const step = stepAt(before, after, at);
    if (step >= tolerance.clear.from) clear += 1;
    if (step >= tolerance.faint.from) faint += 1;
  }
  const isWithin = clear <= tolerance.clear.max && faint <= tolerance.faint.max;
  return isWithin ? null : { clear, faint };
}

/** The picture in pale grey, what differs in red. */
export function drawDifference(before: Pixels, after: Pixels): Pixels {
  const data = Buffer.alloc(after.data.length);
  for (let at = 0; at < data.length; at += 3) {
    const isOther = !isSameSize(before, after) || stepAt(before, after, at) >= tolerance.faint.from;
    const pale = 200 + Math.round((after.data[at + 1] ?? 0) / 5);
    data.set(isOther ? [220, 0, 0] : [pale, pale, pale], at);
  }
  return { ...after, data };
}

/** The largest change of a point's red, green and blue, of 255. */
function stepAt(one: Pixels, other: Pixels, at: number): number {
  let largest = 0;
  for (let channel = at; channel < at + 3; channel += 1) {
    largest = Math.max(largest, Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0)));
  }
  return largest;
}
