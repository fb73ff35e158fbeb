import { withoutEmphasis } from '../ingredients/emphasis.ts';
import { byMarks } from '../ingredients/emphasisedWords.ts';
import { findEmphasised } from '../ingredients/findAllergens.ts';
import { withScannedLetters } from '../ingredients/scannedLetters.ts';
import { maxInputLength } from '../limits.ts';
import { readSource } from '../text/clean.ts';
import type { Source } from '../text/source.ts';
import { separatedWords } from './separatedWords.ts';

/** The source with capitals for what is a name by its emphasis alone: '<b>latte</b> di mandorla'. */
function withCapitals(source: Source): Source {
  const isEmphasised = byMarks(source);
  if (!isEmphasised) return source;
  const { text } = source;
  let out = '';
  let from = 0;
  for (const { start, end } of findEmphasised(text, { start: 0, end: text.length }, isEmphasised)) {
    out += text.slice(from, start) + text.slice(start, end).toUpperCase();
    from = end;
  }
  return { ...source, text: out + text.slice(from) };
}

/** A text without entities, tags, invisible characters, marks of emphasis, faults of OCR and lost spaces. */
export const cleanText = (raw: string): string =>
  separatedWords(
    withScannedLetters(withCapitals(withoutEmphasis(readSource(raw.slice(0, maxInputLength)))))
      .text,
  );
