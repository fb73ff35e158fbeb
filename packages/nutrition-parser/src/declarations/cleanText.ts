import { withoutEmphasis } from '../ingredients/emphasis.ts';
import { withScannedLetters } from '../ingredients/scannedLetters.ts';
import { maxInputLength } from '../limits.ts';
import { readSource } from '../text/clean.ts';

/** A text without entities, tags, invisible characters, marks of emphasis and faults of OCR. */
export const cleanText = (raw: string): string =>
  withScannedLetters(withoutEmphasis(readSource(raw.slice(0, maxInputLength)))).text;
