import {
  allergenKeys,
  type ListingParameter,
  maxAvoidIngredients,
  maxIngredientLetters,
  priceRanges,
  proteinPriceOrder,
  sortOrders,
  storeIds,
} from '@vetta/storefront/backend';

export const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (name: string) => ({ type: 'array', items: ref(name) });
export const json = (schema: object) => ({ 'application/json': { schema } });
export const text = (kind: string) => ({ [`text/${kind}`]: { schema: { type: 'string' } } });

const reasons: Readonly<Record<number, string>> = {
  400: 'A parameter or the body cannot be read',
  404: 'Unknown category or product',
  413: 'More than 64 KiB',
  415: 'Not JSON',
  422: 'Invalid fields, each with a pointer; or a reused Idempotency-Key',
  429: 'Too many messages from one address',
  503: 'The message could not be stored, and is not: the same again, with the same key, is welcome',
};

/** The reply names the time to wait: always of the limit, of a store where it is known. */
const waits: Readonly<Record<string, object>> = {
  429: retryAfter({ required: true }),
  503: retryAfter({ required: false }),
};

function retryAfter({ required }: { required: boolean }) {
  return {
    'Retry-After': {
      description: 'Seconds after which to try again',
      required,
      schema: { type: 'integer', minimum: 1 },
    },
  };
}

function reasonsOf(statuses: readonly number[]): Record<number, string> {
  return Object.fromEntries(statuses.map((status) => [status, reasons[status] ?? 'Refused']));
}

/** Refusals by status, each with its reason. */
export function refuse(described: Readonly<Record<number, string>>) {
  return Object.fromEntries(
    Object.entries(described).map(([status, description]) => [
      status,
      {
        description,
        ...(waits[status] && { headers: waits[status] }),
        content: { 'application/problem+json': { schema: ref('Problem') } },
      },
    ]),
  );
}

export function read(
  operationId: string,
  summary: string,
  content: object,
  more: { parameters?: readonly object[]; refusals?: readonly number[] } = {},
) {
  const responses = {
    '200': { description: summary, content },
    '304': { description: 'The answer named by If-None-Match still holds' },
    ...refuse(reasonsOf(more.refusals ?? [])),
  };
  return { get: { operationId, summary, parameters: more.parameters ?? [], responses } };
}

export function path(name: string) {
  return { name, in: 'path', required: true, schema: { type: 'string' } };
}

export function query(name: string, schema: object = { type: 'string' }) {
  return { name, in: 'query', required: false, schema };
}

const filterDescriptions: Readonly<Record<ListingParameter, object>> = {
  search: query('search'),
  brand: query('brand'),
  priceRange: query('priceRange', { enum: priceRanges.map(({ value }) => value), default: 'all' }),
  sortBy: query('sortBy', {
    enum: [...sortOrders, proteinPriceOrder].map(({ value }) => value),
    default: 'name',
  }),
  avoid: {
    ...query('avoid', { type: 'array', items: { enum: allergenKeys } }),
    description: 'Leaves out what contains one of these; each product then carries its label',
    style: 'form',
    explode: false,
  },
  avoidIngredient: {
    ...query('avoidIngredient', {
      type: 'array',
      maxItems: maxAvoidIngredients,
      items: { type: 'string', maxLength: maxIngredientLetters },
    }),
    description: 'The same by name or E-number of an ingredient; may stand several times',
    style: 'form',
    explode: true,
  },
  traces: { ...query('traces', { enum: ['avoid'] }), description: 'Traces count as contained' },
  store: { ...query('store', { enum: storeIds }), description: 'In stock at this shop' },
};

export const filters = Object.values(filterDescriptions);

export const contact = {
  operationId: 'sendContactMessage',
  summary: 'Stores a message, then mails it; answers once it is stored',
  parameters: [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'The same key and message again: the same answer, one stored message',
      schema: { type: 'string', maxLength: 200 },
    },
  ],
  requestBody: { required: true, content: json(ref('ContactMessage')) },
  responses: {
    '201': { description: 'The message is stored', content: json(ref('ContactResponse')) },
    ...refuse(reasonsOf([400, 413, 415, 422, 429, 503])),
  },
};
