import type { Allergen } from '../lexicon/allergens.ts';
import { asWhole } from '../lexicon/phrases.ts';
import type { Word } from './words.ts';

const distillates = asWhole(
  'alco(l|ol|le|ool)|distillat(o|i)|acquavite|grappa|vodka|whisk(e|)y|gin',
);
/** Of barley only the syrup is exempt. */
const barley = asWhole('orzo|barley');
const cerealsOfSyrup = asWhole('frumento|grano|orzo|wheat|barley');
const gelatines = asWhole('gelatina|ittiocolla|colla');

/** What the words around an allergen say of how it was made; looked at once for all of them. */
export type Traits = {
  distilled: boolean;
  dextrose: boolean;
  syrup: boolean;
  /** Flour, flakes: of these no wheat is exempt, whatever else the words say. */
  grain: boolean;
  refined: boolean;
  tocopherol: boolean;
  carrier: boolean;
};

export function traitsOf(words: readonly Word[]): Traits {
  const has = (test: (word: string) => boolean): boolean => words.some(({ text }) => test(text));
  const starts = (...begins: string[]): boolean =>
    has((word) => begins.some((begin) => word.startsWith(begin)));
  return {
    distilled: has((word) => distillates.test(word)),
    dextrose: starts('destrosio', 'maltodestrin'),
    syrup: starts('glucosio') && starts('scirop'),
    grain: starts('farin', 'semol', 'fiocc', 'crusc', 'germ', 'glutin', 'flour'),
    refined:
      starts('raffinat') && (has((word) => word === 'olio' || word === 'oli') || starts('grass')),
    tocopherol:
      starts('tocofer', 'fitosterol', 'fitostanol', 'sterol', 'stanol', 'e306', 'e307') ||
      (has((word) => word === 'vitamina') && has((word) => word === 'e')),
    carrier:
      has((word) => gelatines.test(word)) &&
      starts('support', 'carotenoid', 'chiarific', 'vitamin'),
  };
}

/** The exceptions that Annex II makes for single products of an allergen. */
export function isExempt(allergen: Allergen, word: string, traits: Traits): boolean {
  switch (allergen) {
    case 'gluten':
      if (traits.distilled) return true;
      if (traits.grain) return false;
      return cerealsOfSyrup.test(word) && (traits.syrup || (traits.dextrose && !barley.test(word)));
    case 'soybeans':
      return traits.refined || traits.tocopherol;
    case 'fish':
      return traits.carrier;
    case 'nuts':
      return traits.distilled;
    default:
      return allergen === 'milk' && (traits.distilled || word === 'lattitolo');
  }
}
