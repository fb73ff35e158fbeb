import type { Area } from '../ink.ts';
import type { Look } from '../shots.ts';

/** What is printed on a label, and in which colours. */
export type Print = { name: string; size: string; note: string; seed: number; look: Look };
export type Label = (area: Area, print: Print) => string;

/** A part of an area, in shares of its sides. */
export const share = (a: Area, x: number, y: number, w: number, h: number): Area => ({
  x: a.x + a.w * x,
  y: a.y + a.h * y,
  w: a.w * w,
  h: a.h * h,
});

/** The measure that type sizes follow on labels of any proportion. */
export const unit = (a: Area) => Math.min(a.w, a.h * 0.95);
