import { withoutEmphasis } from '../ingredients/emphasis.ts';
import { withScannedLetters } from '../ingredients/scannedLetters.ts';
import { maxInputLength } from '../limits.ts';
import { readSource } from '../text/clean.ts';
import { separatedWords } from './separatedWords.ts';

/** A text without entities, tags, invisible characters, marks of emphasis, faults of OCR and lost spaces. */
export const cleanText = (raw: string): string =>
  separatedWords(
    withScannedLetters(withoutEmphasis(readSource(raw.slice(0, maxInputLength)))).text,
  );
