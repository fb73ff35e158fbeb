import type { Allergen } from '../lexicon/allergens.ts';
import { declaredNames, tastesBehind, tasteWords } from '../lexicon/declarations.ts';
import { atStart, atWord, sourceOf } from '../lexicon/phrases.ts';
import { allergensOf } from '../ingredients/findAllergens.ts';
import { plainText } from './plainText.ts';

/** A text, and the same without accents and capitals. */
export type Sentence = { text: string; plain: string; hasOthers: boolean };

export type Name = { allergen: Allergen; start: number; end: number };

const tasteBefore = new RegExp(`(?<![a-z\\d])${sourceOf(tasteWords)}\\s+$`);
const tasteBehind = atStart(tastesBehind);
const maxTasteLength = 14;
const others = declaredNames.map(
  ([allergen, phrases]) =>
    [allergen, new RegExp(`(?<![a-z\\d])${sourceOf(phrases)}`, 'g')] as const,
);
const anyOther = atWord(declaredNames.map(([, phrases]) => phrases).join('|'));

export function sentenceOf(text: string): Sentence {
  const plain = plainText(text);
  return { text, plain, hasOthers: anyOther.test(plain) };
}

/** Whether a name is but a taste: 'aroma burro', 'hazelnut flavour'. */
const isTaste = (plain: string, { start, end }: Name): boolean =>
  tasteBefore.test(plain.slice(Math.max(0, start - maxTasteLength), start)) ||
  tasteBehind.test(plain.slice(end, end + maxTasteLength).trimStart());

/** Names that mean an allergen where they are declared alone. */
const othersIn = (plain: string, start: number, end: number): Name[] =>
  others.flatMap(([allergen, expression]) =>
    [...plain.slice(start, end).matchAll(expression)].map(({ index, 0: words }) => ({
      allergen,
      start: start + index,
      end: start + index + words.length,
    })),
  );

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
  return [...names, ...(hasOthers ? othersIn(plain, start, end) : [])].filter(
    (name) => !isTaste(plain, name),
  );
}
