import { withoutEmphasis } from '../ingredients/emphasis.ts';
import { maxInputLength } from '../limits.ts';
import { readSource } from '../text/clean.ts';

/** A text without entities, tags, invisible characters and marks of emphasis. */
export const cleanText = (raw: string): string =>
  withoutEmphasis(readSource(raw.slice(0, maxInputLength))).text;
