import {
  type Allergen,
  allergens,
  findAllergens,
  type Ingredient,
  type IngredientList,
  type Span,
} from '@vetta/nutrition-parser';
import { type EmphasisedText, readEmphasis } from './emphasis.ts';

/** An ingredient that names an allergen like any other word. */
export type PlainAllergen = { message: string; span?: Span };

const rule = 'Reg. (EU) 1169/2011, art. 21';

/**
 * Ingredients whose allergen is not emphasised. A list that emphasises none at all is one finding,
 * which names its allergens. Traces and 'Contiene: …' are no ingredients.
 */
export function plainAllergens(text: string, list: IngredientList): readonly PlainAllergen[] {
  const emphasis = readEmphasis(text);
  const variants = list.variants.length > 0 ? list.variants : [list];
  const named = variants.flatMap(({ ingredients }) =>
    ingredients.flatMap((ingredient) => namedIn(ingredient, emphasis)),
  );
  const plain = named.filter(({ isEmphasised }) => !isEmphasised);
  const [first] = plain;
  if (first === undefined) return [];
  if (plain.length === named.length) {
    const names = [...new Set(plain.map(({ allergen }) => nameOf(allergen)))];
    const message = `no allergen of the list is emphasised: ${names.join(', ')} (${rule})`;
    return [{ message, span: first.span }];
  }
  return plain.map(({ allergen, span }) => ({
    message: `${nameOf(allergen)} is not emphasised, other allergens of the list are (${rule})`,
    span,
  }));
}

const nameOf = (allergen: Allergen) => allergens[allergen]?.name ?? allergen;

/** 'Cacao (solo gusto gianduia)': the name of a flavour is no ingredient. */
const flavourBefore = /\bgust[oi]\b[\s:"“«]*(?:al(?:la|le|l['’])?\s*)?$/iu;

type NamedAllergen = { allergen: Allergen; isEmphasised: boolean; span: Span };

/** The allergens of an ingredient's own words, then those of its parts. */
function namedIn(
  { span, children = [] }: Ingredient,
  emphasis: EmphasisedText,
): readonly NamedAllergen[] {
  const ofParts = children.flatMap((child) => namedIn(child, emphasis));
  if (span === undefined) return ofParts;
  const start = placeIn(emphasis, span.start);
  const end = placeIn(emphasis, span.end);
  const parts = children.flatMap((child) => child.span ?? []);
  const found = findAllergens(emphasis.text, start, end).filter(({ exempt }) => !exempt);
  const own = found.filter(({ start: at }) => {
    const place = emphasis.places[at] ?? span.start;
    const isOfPart = parts.some((part) => part.start <= place && place < part.end);
    return !isOfPart && !flavourBefore.test(emphasis.text.slice(Math.max(start, at - 30), at));
  });
  // 'Siero di LATTE', 'cioccolato al latte (LATTE in polvere, …)': once in an ingredient is enough.
  return [...new Set(own.map(({ allergen }) => allergen))]
    .map((allergen) => {
      const all = found.filter((finding) => finding.allergen === allergen);
      const [first] = own.filter((finding) => finding.allergen === allergen);
      return {
        allergen,
        isEmphasised: all.some((finding) => emphasis.isEmphasised(finding.start, finding.end)),
        span: {
          start: emphasis.places[first?.start ?? 0] ?? span.start,
          end: (emphasis.places[(first?.end ?? 1) - 1] ?? span.end - 1) + 1,
        },
      };
    })
    .concat(ofParts);
}

/** Where a place of the source stands in the text without marks. */
function placeIn({ places }: EmphasisedText, place: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}
