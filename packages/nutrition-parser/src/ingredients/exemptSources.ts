import type { Allergen } from '../lexicon/allergens.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';

const refinedOil = atStart('(oli|grassi) …raffinat~');
const soySource = asWhole('[di ](soia|soja)');
const ofCereals = atStart('[sciropp(o|i) di ]glucosio|destrosio|maltodestrin~');
const cerealSource = asWhole('[(di|da) ](frumento|grano)');

/** 'Oli raffinati (soia)', 'destrosio (da frumento)': whether what a bracket is of exempts its source. */
export function isExemptSource(above: string, source: string, allergen: Allergen): boolean {
  if (allergen === 'soybeans') return refinedOil.test(above) && soySource.test(source);
  return allergen === 'gluten' && ofCereals.test(above) && cerealSource.test(source);
}
