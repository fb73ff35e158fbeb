import { groupFromWire } from '../catalogue/groupedProducts.ts';
import { hasChangedVariants } from '../catalogue/variants/servedVariants.ts';
import { refuseUnknownCategory } from './answerListing.ts';
import { cacheSeconds } from './cacheSeconds.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { detailsOn } from './dayIndex.ts';
import { labelsOf } from './labels/labelIndex.ts';
import { wireLabel } from './labels/wireLabel.ts';
import { type Answer, json, problem } from './problem.ts';
import { shelfAround } from './shelf.ts';

/** GET /api/product/{slug}: by slug, or by id; `variants_changed` (docs/rules.md#static-variants). */
export function answerProduct(index: CatalogueIndex, slugOrId: string): Answer {
  const product = index.products[index.placeOf.get(slugOrId) ?? -1];
  if (product === undefined) return productNotFound();
  const slug = product.slug ?? String(product.id ?? slugOrId);
  const isChanged = hasChangedVariants(slug, index.detailsOf.get(slug));
  return json(isChanged ? { ...product, variants_changed: true } : product, cacheSeconds.product);
}

/** GET /api/product/{slug}/details, with the label as it was read. A product without any details has empty ones: it exists. */
export function answerDetails(index: CatalogueIndex, slugOrId: string): Answer {
  const place = index.placeOf.get(slugOrId) ?? -1;
  const product = index.products[place];
  if (product === undefined) return productNotFound();
  const slug = product.slug ?? slugOrId;
  const label = labelsOf(index).at(place);
  return json(
    {
      ...detailsOn(index, index.detailsOf.get(slug) ?? { slug }),
      label: label === undefined ? undefined : wireLabel(label, index.day),
      shelf: shelfAround(index, place),
      grouped_variants: groupedVariantsOf(index).get(
        `${index.listed[place]?.categorySlug}/${slug}`,
      ),
    },
    cacheSeconds.product,
  );
}

const groupedVariants = new WeakMap<CatalogueIndex, ReadonlyMap<string, number>>();

/**
 * How many variants the group of each product has, by its category and slug: that category's page shows it
 * (docs/rules.md#grouped-variants-page).
 */
function groupedVariantsOf(index: CatalogueIndex): ReadonlyMap<string, number> {
  const known = groupedVariants.get(index);
  if (known !== undefined) return known;
  const counts = new Map(
    [...index.groupsOf].flatMap(([category, groups]) =>
      groups.flatMap((wire) => {
        const { group } = groupFromWire(wire);
        if (group === null || group.variantCount < 2) return [];
        return group.variants.flatMap(({ slug }) =>
          slug === undefined ? [] : [[`${category}/${slug}`, group.variantCount] as const],
        );
      }),
    ),
  );
  groupedVariants.set(index, counts);
  return counts;
}

/**
 * GET /api/products-grouped/{category}; `variants` stays the JSON text that it is
 * (docs/rules.md#grouped-products).
 */
export function answerGroups(index: CatalogueIndex, categorySlug: string): Answer {
  const refusal = refuseUnknownCategory(index, categorySlug);
  return refusal ?? json(index.groupsOf.get(categorySlug) ?? [], cacheSeconds.groups);
}

function productNotFound(): Answer {
  return problem(404, 'Prodotto non trovato.');
}
