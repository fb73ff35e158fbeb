import { type Catalogue, declaredBy, knownFields } from '@vetta/storefront/backend';
import type { Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';

/** Fields that the shop does not read: a misspelt one is a field that is missing. */
export function fieldFindings(catalogue: Catalogue): readonly Finding[] {
  return [
    ...catalogue.products.flatMap((product, place) => {
      const path = `products[${place}]`;
      const name = product.name ?? product.product_group_name ?? product.productGroupName ?? '';
      return [
        ...unknownIn(product, knownFields.product, path, name),
        ...unknownInList(product.sizes, knownFields.size, `${path}.sizes`, name),
        ...unknownInList(product.images, knownFields.image, `${path}.images`, name),
        ...unknownInList(product.availability, knownFields.stock, `${path}.availability`, name),
      ];
    }),
    ...catalogue.product_details.flatMap((details, place) => {
      const path = `product_details[${place}]`;
      return [
        ...unknownIn(details, knownFields.details, path, details.slug),
        ...featureNames.flatMap((name) => unknownInFeatures(details, name, path)),
        ...unknownInList(details.variants, knownFields.variant, `${path}.variants`, details.slug),
      ];
    }),
  ];
}

const featureNames = ['features', 'product_group_features'] as const;

/** Text lines have no fields. */
function unknownInFeatures(
  details: Catalogue['product_details'][number],
  name: (typeof featureNames)[number],
  path: string,
): readonly Finding[] {
  const features = details[name];
  return features === null || features === undefined || Array.isArray(features)
    ? []
    : unknownIn(features, knownFields.features, `${path}.${name}`, details.slug);
}

function unknownInList(
  items: readonly object[] | null | undefined,
  known: readonly string[],
  path: string,
  product: string,
): readonly Finding[] {
  return (items ?? []).flatMap((item, place) =>
    unknownIn(item, known, `${path}[${place}]`, product),
  );
}

function unknownIn(
  item: object,
  known: readonly string[],
  path: string,
  product: string,
): readonly Finding[] {
  return Object.keys(item)
    .filter((field) => !known.includes(field))
    .map((field) => ({
      severity: 'warning',
      path: `${path}.${field}`,
      product,
      message:
        declaredBy(field) !== null
          ? 'no field of the shop, only the allergens in it are read'
          : `unknown field, the shop does not read it${didYouMean(field, known)}`,
    }));
}

const lists = ['products', 'product_details', 'product_groups', 'brands', 'categories'];

const stockDates = ['stock_updated_at', 'stockUpdatedAt'];

/** The same for the file's own lists. */
export function listFindings(json: unknown): readonly Finding[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.keys(json)
    .filter((name) => !lists.includes(name) && !stockDates.includes(name))
    .map((name) => ({
      severity: 'warning',
      path: name,
      message: `unknown list, the shop does not read it${didYouMean(name, lists)}`,
    }));
}
