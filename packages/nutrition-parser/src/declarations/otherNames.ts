import type { Allergen } from '../lexicon/allergens.ts';
import { declaredNames, warnedNames } from '../lexicon/declarations.ts';
import { sourceOf } from '../lexicon/phrases.ts';
import type { Name, Sentence } from './names.ts';

type Phrased = readonly (readonly [allergen: Allergen, phrases: string])[];
type Expressions = readonly (readonly [allergen: Allergen, expression: RegExp])[];

const expressionsOf = (names: Phrased): Expressions =>
  names.map(([allergen, phrases]) => [
    allergen,
    new RegExp(`(?<![a-z\\d])${sourceOf(phrases)}`, 'g'),
  ]);
const others = expressionsOf(declaredNames);
const warned = expressionsOf(warnedNames);

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

/** Names that only declarations have. */
export const otherNamesIn = (sentence: Sentence, start: number, end: number): Name[] =>
  findIn(others, sentence, start, end);

/** Names in what warns those who do not bear the allergen: 'celiaci'. */
export const warnedNamesIn = (sentence: Sentence, start: number, end: number): Name[] =>
  findIn(warned, sentence, start, end);
