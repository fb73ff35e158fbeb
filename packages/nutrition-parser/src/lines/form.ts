import type { LineContext, LineFact } from './context.ts';
import type { Line } from './Line.ts';

/** A form of a line. */
export type LineForm = {
  readonly name: string;
  /** A line of this form; lines above it that it needs are before it. */
  readonly example: string;
  /** What a line of this form says; null for any other line. */
  readonly match: (line: Line, context: LineContext) => readonly LineFact[] | null;
};
