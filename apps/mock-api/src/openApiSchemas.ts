import { toJsonSchema } from '@valibot/to-json-schema';
import {
  allergenKeys,
  contactMessageSchema,
  detailsSchema,
  groupSchema,
  labelFactsSchema,
  labelSchema,
  namedSchema,
  productSchema,
} from '@vetta/storefront/backend';
import * as v from 'valibot';
import { ref } from './openApiOperations.ts';

/** The one answer of POST /api/contact that means yes (docs/rules.md#contact-outcome). */
const contactResponseSchema = v.object({
  emailStatus: v.object({
    adminNotified: v.boolean(),
    userConfirmationSent: v.boolean(),
    simulationMode: v.boolean(),
  }),
});

/** What a list says of a label (docs/rules.md#avoid-filter). */
const listedLabelSchema = v.object({
  food: v.boolean(),
  readable: v.boolean(),
  contains: v.array(v.picklist(allergenKeys)),
  traces: v.array(v.picklist(allergenKeys)),
  ingredients: v.optional(v.array(v.string())),
});

/** What stands beside a product (docs/rules.md#same-shelf). */
const shelfSchema = v.object({
  active: v.string(),
  name: v.string(),
  unit: v.string(),
  items: v.array(v.object({ slug: v.string(), perActiveCents: v.pipe(v.number(), v.integer()) })),
});

/** Every refusal (RFC 9457). */
const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ pointer: v.string(), detail: v.string() }))),
});

type JsonSchema = ReturnType<typeof toJsonSchema>;

/** The schemas that the API reads and answers by, as OpenAPI's components. */
export function componentSchemas(): Record<string, JsonSchema> {
  return {
    Product: read(productSchema),
    ListedProduct: extended(ref('Product'), {
      claims: {
        type: 'array',
        items: { type: 'string' },
        description: 'Only of a search for what is left out: the maker’s sentences that say so',
      },
      label: { ...read(listedLabelSchema), description: 'Only with avoid or avoidIngredient' },
    }),
    ShownProduct: extended(ref('Product'), {
      variants_changed: {
        type: 'boolean',
        description: 'The variants of the details count, not those that the site was made with',
      },
    }),
    ProductDetails: {
      ...extended(read(detailsSchema), {
        label: ref('Label'),
        grouped_variants: {
          type: 'integer',
          description: 'How many variants the group has that it is one of',
        },
        shelf: {
          ...read(shelfSchema),
          description:
            'The products of the category around it, in price per 100 g of the same active',
        },
      }),
      required: ['label'],
    },
    Label: read(labelSchema),
    LabelFacts: read(labelFactsSchema),
    ProductGroup: read(groupSchema),
    Brand: read(namedSchema),
    Category: read(namedSchema),
    ContactMessage: read(contactMessageSchema),
    ContactResponse: read(contactResponseSchema),
    Problem: read(problemSchema),
  };
}

const extended = (base: JsonSchema, properties: JsonSchema['properties']): JsonSchema => ({
  allOf: [base, { properties }],
});

/**
 * As JSON Schema 2020-12, which is what OpenAPI 3.1 speaks. Checks that it cannot express (amounts
 * in whole cents, a name somewhere) are left out: the API still makes them.
 */
function read(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    // Features are text lines or an object, chosen when the value is seen.
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'lazy'
        ? { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'object' }] }
        : null,
  });
  return rest;
}
