import { describe, expect, it } from 'vitest';
import { parseCatalogue, readCatalogueText } from '../src/readCatalogue.ts';

const catalogue = parseCatalogue('the bundled catalogue', await readCatalogueText(undefined));

/**
 * What a text claims to be without, and what its list of ingredients then must not name, as a part or
 * as a trace. Lists write allergens in capitals.
 */
const claims: readonly (readonly [what: string, claim: RegExp, contrary: RegExp])[] = [
  [
    'milk or lactose',
    /(?:senza|zero|niente|né|priv[oia] di|per chi con il) (?:[^.;:\n]* )?(?:latte|lattosio|latticini)/iu,
    /\bLATTE\b/u,
  ],
  [
    'gluten',
    /(?:senza|né) (?:[^.;:\n]* )?glutine/iu,
    /\b(?:GLUTINE|FRUMENTO|AVENA|ORZO|SEGALE|FARRO)\b/u,
  ],
  ['soy', /(?:senza|né) (?:[^.;:\n]* )?soia/iu, /\bSOIA\b/u],
  [
    'anything of animals',
    /vegan|nulla di animale/iu,
    /\b(?:LATTE|UOV[AO]|PESCE|CROSTACEI|MOLLUSCHI)\b|gelatina|bovin|collagene idrolizzato|\bmiele /u,
  ],
  [
    'sugars',
    /(?:senza|zero|niente|non c'è|non contiene) zuccher[oi](?! aggiunt)/iu,
    /\bzucchero (?:di|d'|a velo|grezzo)|succo di|sciroppo di glucosio|destrosio|fruttosio|isomaltulosio|\bmiele /u,
  ],
];

/** Who can eat what is said by the label, never by the shop. */
const safetyPromise =
  /(?:celiac|intollerant|allergic)[^.]*(?:tranquill|sicur|nessun (?:rischio|problema))/iu;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** By slug, all texts of a product, its variants in groups included. */
const products = catalogue.products.map((product) => {
  const details = catalogue.product_details.filter(({ slug }) => slug === product.slug);
  const groups = catalogue.product_groups.filter(({ name }) => name === product.name);
  return { name: product.name, text: textsIn([product, details, groups]).join('\n') };
});

describe('what the texts claim of a product', () => {
  it.each(claims)('to be without %s, its list of ingredients agrees with', (_, claim, contrary) => {
    const contradictions = products.filter(({ text }) => claim.test(text) && contrary.test(text));
    expect(
      contradictions.map(
        ({ name, text }) => `${name}: ${claim.exec(text)?.[0]} / ${contrary.exec(text)?.[0]}`,
      ),
    ).toEqual([]);
  });

  it('is never that an allergy has nothing to fear', () => {
    const promises = products.flatMap(({ text }) => safetyPromise.exec(text)?.[0] ?? []);
    expect(promises).toEqual([]);
  });
});
