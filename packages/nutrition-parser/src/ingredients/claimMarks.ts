import { isDigit } from '../text/chars.ts';

/** A mark, or a conjunction, inside a claim. */
export type Mark = { text: string; start: number; end: number };

const joints = [' e ', ' ed ', ' and ', ' & ', ' + '];

export const isJoint = (mark: string): boolean => joints.includes(mark.toLowerCase());

export const inOrder = (found: readonly Mark[]): Mark[] =>
  found.toSorted((a, b) => a.start - b.start);

/** The conjunctions between two places. */
export function jointsIn(text: string, from: number, end: number): Mark[] {
  const piece = text.slice(from, end).toLowerCase();
  return joints.flatMap((joint) => {
    const found: Mark[] = [];
    for (let i = piece.indexOf(joint); i >= 0; i = piece.indexOf(joint, i + 1)) {
      // 'E 223'
      if (isDigit(piece.charCodeAt(i + joint.length))) continue;
      found.push({ text: joint, start: from + i, end: from + i + joint.length });
    }
    return found;
  });
}

/** 'o.g.m.': the stop of a single letter. */
export const isInitial = (text: string, stop: number): boolean =>
  ' .'.includes(text.charAt(stop - 2)) && text.charAt(stop - 1) !== ' ';
