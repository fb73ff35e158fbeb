import type { Allergen } from '../lexicon/allergens.ts';
import { declaredNames, tastesBehind, tasteWords, warnedNames } from '../lexicon/declarations.ts';
import { atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { allergensOf } from '../ingredients/findAllergens.ts';
import { plainText } from './plainText.ts';

/** A text, and the same without accents and capitals. */
export type Sentence = { text: string; plain: string; hasOthers: boolean };

export type Name = { allergen: Allergen; start: number; end: number };

const tasteBefore = new RegExp(`(?<![a-z\\d])${sourceOf(tasteWords)}\\s+$`);
const tasteBehind = atStart(tastesBehind);
const maxTasteLength = 14;
type Phrased = readonly (readonly [allergen: Allergen, phrases: string])[];
type Expressions = readonly (readonly [allergen: Allergen, expression: RegExp])[];

const expressionsOf = (names: Phrased): Expressions =>
  names.map(([allergen, phrases]) => [
    allergen,
    new RegExp(`(?<![a-z\\d])${sourceOf(phrases)}`, 'g'),
  ]);
const others = expressionsOf(declaredNames);
const warned = expressionsOf(warnedNames);
const anyOther = atWord(declaredNames.map(([, phrases]) => phrases).join('|'));

export function sentenceOf(text: string): Sentence {
  const plain = plainText(text);
  return { text, plain, hasOthers: anyOther.test(plain) };
}

/** Whether a name is but a taste: 'aroma burro', 'hazelnut flavour'. */
const isTaste = (plain: string, { start, end }: Name): boolean =>
  tasteBefore.test(plain.slice(Math.max(0, start - maxTasteLength), start)) ||
  tasteBehind.test(plain.slice(end, end + maxTasteLength).trimStart());

/** What some expressions find in a piece of a sentence. */
const findIn = (
  expressions: Expressions,
  { plain }: Sentence,
  start: number,
  end: number,
): Name[] =>
  expressions.flatMap(([allergen, expression]) =>
    [...plain.slice(start, end).matchAll(expression)].map(({ index, 0: words }) => ({
      allergen,
      start: start + index,
      end: start + index + words.length,
    })),
  );

/** Names in what warns those who do not bear the allergen: 'celiaci'. */
export const warnedNamesIn = (sentence: Sentence, start: number, end: number): Name[] =>
  findIn(warned, sentence, start, end);

/** The allergens that a piece of a sentence names, exempt ones and tastes left out. */
export function namesIn(sentence: Sentence, start = 0, end = sentence.text.length): Name[] {
  if (end <= start) return [];
  const { text, plain, hasOthers } = sentence;
  // Pieces repeat from label to label.
  const found = allergensOf(text.slice(start, end));
  if (found.length === 0 && !hasOthers) return [];
  const names = found
    .filter(({ exempt }) => !exempt)
    .map((name) => ({
      allergen: name.allergen,
      start: start + name.start,
      end: start + name.end,
    }));
  return [...names, ...(hasOthers ? findIn(others, sentence, start, end) : [])].filter(
    (name) => !isTaste(plain, name),
  );
}
