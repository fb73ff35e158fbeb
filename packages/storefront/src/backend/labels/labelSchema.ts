import * as v from 'valibot';

/**
 * The form of what the API says of a label, for its description (`openapi.json`). Tables and lists
 * are the parser's model; the fields that every reader of them needs are named here.
 */
const figure = v.nullable(v.number());
const texts = v.array(v.string());

const amountsSchema = v.nullable(
  v.object({
    unit: v.picklist(['g', 'ml']),
    energyKj: figure,
    energyKcal: figure,
    fat: figure,
    saturates: figure,
    carbohydrate: figure,
    sugars: figure,
    fibre: figure,
    protein: figure,
    salt: figure,
  }),
);

const reasonSchema = v.picklist(['no-table', 'no-basis', 'no-serving', 'no-size', 'unreadable']);

export const labelFactsSchema = v.object({
  readable: v.boolean(),
  food: v.boolean(),
  contains: texts,
  traces: texts,
  ingredients: texts,
  per100: amountsSchema,
  perServing: amountsSchema,
  serving: v.nullable(v.object({ amount: v.number(), unit: v.string() })),
  servingsPerPack: figure,
  active: v.nullable(
    v.object({ key: v.string(), unit: v.string(), per100: figure, perServing: figure }),
  ),
  prices: v.array(
    v.object({
      size: v.string(),
      flavour: v.string(),
      cents: v.number(),
      perServingCents: figure,
      perActiveCents: figure,
    }),
  ),
  reasons: v.partial(
    v.object({
      per100: reasonSchema,
      perServing: reasonSchema,
      serving: reasonSchema,
      servingsPerPack: reasonSchema,
      active: reasonSchema,
      ingredients: reasonSchema,
      prices: reasonSchema,
    }),
  ),
});

const quantitySchema = v.looseObject({ amount: v.number(), unit: v.string(), raw: v.string() });

const tableSchema = v.looseObject({
  columns: v.array(v.looseObject({ kind: v.string() })),
  rows: v.array(
    v.looseObject({
      name: v.string(),
      indent: v.picklist([0, 1]),
      values: v.array(v.nullable(quantitySchema)),
    }),
  ),
  notes: texts,
  shape: v.string(),
});

const ingredientsSchema = v.looseObject({
  ingredients: v.array(v.looseObject({ name: v.string() })),
  variants: v.array(v.looseObject({ ingredients: v.array(v.looseObject({ name: v.string() })) })),
  allergens: texts,
  traces: texts,
  notes: texts,
});

/** A place in the text: where it begins and ends, in UTF-16 units, and what stands there. */
const placesSchema = v.array(v.looseTuple([v.number(), v.number(), v.string()]));

/** The list as it is printed: its allergens by their keys, its ingredients by name and E-number. */
const printedListSchema = v.looseObject({
  text: v.string(),
  allergens: placesSchema,
  items: placesSchema,
});

export const labelSchema = v.object({
  nutrition: v.array(tableSchema),
  ingredients: v.nullable(ingredientsSchema),
  facts: labelFactsSchema,
  declarations: v.array(
    v.object({ allergen: v.string(), says: v.picklist(['contains', 'traces']), quote: v.string() }),
  ),
  display: v.object({
    nutrition: v.looseObject({ kind: v.picklist(['table', 'technical', 'raw', 'unavailable']) }),
    ingredients: v.looseObject({
      kind: v.picklist(['text', 'fixed', 'unavailable']),
      composition: v.optional(printedListSchema),
    }),
  }),
});
