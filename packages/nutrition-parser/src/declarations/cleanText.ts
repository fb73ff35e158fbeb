import { withoutEmphasis } from '../ingredients/emphasis.ts';
import { byMarks, type IsEmphasised } from '../allergens/findAllergens.ts';
import { findEmphasised } from '../allergens/findAllergens.ts';
import { wordsOf } from '../allergens/words.ts';
import { asWhole } from '../lexicon/phrases.ts';
import { maxInputLength } from '../text/limits.ts';
import { readSource } from '../text/clean.ts';
import { space } from '../text/codes.ts';
import type { Source } from '../text/source.ts';
import { separatedWords } from './separatedWords.ts';

const isVerb = asWhole('contiene|contengono|contains|contain');

/** '_Contiene_ _burro_ di cacao': whether emphasis is on verbs before names, and so tells nothing of names. */
const isOnVerbs = (text: string, isEmphasised: IsEmphasised): boolean =>
  wordsOf(text, 0, text.length).some(
    (word) => isVerb.test(word.text) && isEmphasised(word) && text.charCodeAt(word.end) === space,
  );

/** The source with capitals for what is a name by its emphasis alone: '<b>latte</b> di mandorla'. */
function withCapitals(source: Source): Source {
  const isEmphasised = byMarks(source);
  const { text } = source;
  if (!isEmphasised || isOnVerbs(text, isEmphasised)) return source;
  let out = '';
  let from = 0;
  for (const { start, end } of findEmphasised(text, { start: 0, end: text.length }, isEmphasised)) {
    out += text.slice(from, start) + text.slice(start, end).toUpperCase();
    from = end;
  }
  return { ...source, text: out + text.slice(from) };
}

/** A text without entities, tags, invisible characters, marks of emphasis, and lost spaces. */
export const cleanText = (raw: string): string =>
  separatedWords(withCapitals(withoutEmphasis(readSource(raw.slice(0, maxInputLength)))).text);
