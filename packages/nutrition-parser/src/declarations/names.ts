import type { Allergen } from '../lexicon/allergens.ts';
import { declaredNames, warnedNames } from '../lexicon/declarations.ts';
import { atWord } from '../lexicon/phrases.ts';
import { allergensOf, mayHoldAllergens } from '../allergens/findAllergens.ts';
import { isExemptSource } from '../allergens/exemptions.ts';
import { nameAbove } from './nameAbove.ts';
import { trimmedStart } from '../text/trim.ts';
import { isTaste } from './isTaste.ts';
import { otherNamesIn } from './otherNames.ts';
import { plainText } from './plainText.ts';

/** A text, and the same without accents and capitals. */
export type Sentence = { text: string; plain: string; hasOthers: boolean };

export type Name = { allergen: Allergen; start: number; end: number };

const anyOther = atWord(declaredNames.map(([, phrases]) => phrases).join('|'));

const anyOfDeclarations = atWord(
  [...declaredNames, ...warnedNames].map(([, phrases]) => phrases).join('|'),
);

/** Whether a clean text may name any allergen; cells of tables may be codes. */
export const mayName = (text: string): boolean =>
  mayHoldAllergens(text) ||
  text.includes('|') ||
  text.includes('\t') ||
  anyOfDeclarations.test(plainText(text));

export function sentenceOf(text: string): Sentence {
  const plain = plainText(text);
  return { text, plain, hasOthers: anyOther.test(plain) };
}

/** The allergens that a piece of a sentence names, exempt ones and tastes left out, in order. */
export function namesIn(sentence: Sentence, start = 0, end = sentence.text.length): Name[] {
  if (end <= start) return [];
  const { text, plain, hasOthers } = sentence;
  // Pieces repeat from label to label.
  const found = allergensOf(text.slice(start, end));
  if (found.length === 0 && !hasOthers) return [];
  const above = nameAbove(text, start + 1);
  const piece = trimmedStart(text.slice(start, end), '(, ').trimEnd();
  const names = found
    .filter(({ exempt, allergen }) => !exempt && !isExemptSource(above, piece, allergen))
    .map((name) => ({
      allergen: name.allergen,
      start: start + name.start,
      end: start + name.end,
    }));
  const all = hasOthers
    ? [...names, ...otherNamesIn(sentence, start, end)].toSorted((a, b) => a.start - b.start)
    : names;
  return all.filter((name) => !isTaste(plain, name.start, name.end));
}
