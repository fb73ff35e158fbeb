import type { Allergen } from '../lexicon/allergens.ts';
import { asWhole, atStart } from '../lexicon/phrases.ts';
import { piecesBetween } from '../text/pieces.ts';

const refinedOil = atStart('(oli|grassi) …raffinat~');
const soySource = asWhole('[di ](soia|soja)');
const ofCereals = atStart('[sciropp(o|i) di ]glucosio|destrosio|maltodestrin~');
const cerealSource = asWhole('[(di|da) ](frumento|grano)');

/** Longer names are no product of the exceptions. */
const maxAbove = 120;

const joints = [' e ', ' ed ', ' o ', ' con ', '/', '+'];

/** 'Sciroppo di glucosio e fruttosio' is one thing, 'maltodestrine e farina (frumento)' are two. */
const thingsIn = (above: string): readonly string[] =>
  piecesBetween(above.startsWith('scirop') ? above.replace(' e fruttosio', '') : above, joints);

/** 'Oli raffinati (soia)', 'destrosio (da frumento)': whether what a bracket is of exempts its source. */
export function isExemptSource(above: string, source: string, allergen: Allergen): boolean {
  if (above.length > maxAbove) return false;
  const things = thingsIn(above);
  if (allergen === 'soybeans') {
    const hasLecithin = things.some((thing) => thing.startsWith('lecitin'));
    return refinedOil.test(above) && !hasLecithin && soySource.test(source);
  }
  return (
    allergen === 'gluten' &&
    things.every((thing) => ofCereals.test(thing)) &&
    cerealSource.test(source)
  );
}
