import { id, longText, shortText, slug, wholeAmount } from './fields.ts';
import { fieldsOf, itemsOf } from './wireFields.ts';

/** A grouped product past its edge (docs/rules.md#grouped-products). */
export type ProductGroup = {
  id: string;
  name: string;
  brandName?: string;
  description?: string;
  /** '{n} varianti': the server's count, else the number of readable variants. */
  variantCount: number;
  variants: readonly GroupVariant[];
};

export type GroupVariant = {
  id: string;
  slug?: string;
  name: string;
  flavour?: string;
  quantity?: string;
  description?: string;
};

export type GroupReading = { group: ProductGroup } | { group: null; reason: string };

/**
 * Reads one group of the API. `variants` is a JSON string; a broken one gives the group without
 * variants. A group without a name is none.
 */
export function groupFromWire(input: unknown): GroupReading {
  const wire = fieldsOf(input);
  if (wire === null) return { group: null, reason: 'not an object' };
  const ownId = wire.read(id, 'id');
  const name = wire.read(shortText, 'name');
  if (name === undefined) return { group: null, reason: `no name (id ${ownId ?? 'missing'})` };
  const variants = readGroupVariants(wire.raw('variants'));
  return {
    group: {
      id: ownId ?? name,
      name,
      brandName: wire.read(shortText, 'brand_name', 'brand', 'brandName'),
      description: wire.read(longText, 'description'),
      variantCount: wire.read(wholeAmount, 'variant_count', 'variantCount') ?? variants.length,
      variants,
    },
  };
}

/** The items of the JSON string; one without a name takes its flavour or quantity for it, or is skipped. */
export function readGroupVariants(json: unknown): readonly GroupVariant[] {
  return itemsOf(parseJson(json)).flatMap((wire, place) => {
    const flavour = wire.read(shortText, 'flavor', 'flavour');
    const quantity = wire.read(shortText, 'quantity');
    const name = wire.read(shortText, 'name') ?? flavour ?? quantity;
    if (name === undefined) return [];
    const ownSlug = wire.read(slug, 'slug');
    return [
      {
        id: wire.read(id, 'id') ?? ownSlug ?? String(place),
        slug: ownSlug,
        name,
        flavour,
        quantity,
        description: wire.read(longText, 'description'),
      },
    ];
  });
}

function parseJson(json: unknown): unknown {
  if (typeof json !== 'string') return json;
  try {
    return JSON.parse(json);
  } catch {
    return [];
  }
}
