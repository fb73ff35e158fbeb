import type { Allergen } from '../lexicon/allergens.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';

const refinedOil = atStart('(oli|grassi) …raffinat~');
const soySource = asWhole('[di ](soia|soja)');
const ofCereals = atStart('[sciropp(o|i) di ]glucosio|fruttosio|destrosio|maltodestrin~');
const cerealSource = asWhole('[(di|da) ](frumento|grano)');

/** 'Oli raffinati (soia)', 'destrosio (da frumento)': whether what a bracket is of exempts its source. */
export function isExemptSource(above: string, source: string, allergen: Allergen): boolean {
  // 'Maltodestrine e farina (frumento)': the bracket is of both.
  const all = above.split(' e ');
  if (allergen === 'soybeans')
    return all.every((one) => refinedOil.test(one)) && soySource.test(source);
  return (
    allergen === 'gluten' && all.every((one) => ofCereals.test(one)) && cerealSource.test(source)
  );
}
