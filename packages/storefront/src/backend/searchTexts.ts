import { detailsFromWire } from '../catalogue/details.ts';
import { readGroupVariants } from '../catalogue/groupedProducts.ts';
import {
  type IngredientsContent,
  readIngredients,
} from '../catalogue/ingredients/readIngredients.ts';
import type { Product } from '../catalogue/product.ts';
import { findVariants } from '../catalogue/variants/findVariants.ts';
import { hasChangedVariants } from '../catalogue/variants/servedVariants.ts';
import { categories as shopCategories } from '../content/categories.ts';
import { type ProductFieldName, productFields } from '../contract/productFields.ts';
import type { Catalogue } from './catalogue.ts';

/**
 * Name, brand, category, description, flavours and ingredients of each product
 * (docs/rules.md#search-matching).
 */
export function searchTexts(
  catalogue: Catalogue,
  products: readonly Product[],
  detailsOf: ReadonlyMap<string, unknown>,
): string[][] {
  const groupFlavours = groupFlavoursBySlug(catalogue);
  const categoryNames = new Map(
    [...shopCategories, ...catalogue.categories].map(({ slug, name }) => [slug, name]),
  );
  const categoryNameOf = ({ categoryName, categorySlug }: Product) =>
    categoryName ?? categoryNames.get(categorySlug ?? '');
  return products.map((product) => {
    const key = product.slug ?? product.id;
    const details = detailsFromWire(detailsOf.get(key));
    const fixed = hasChangedVariants(key, detailsOf.get(key)) ? [] : findVariants(key);
    return [
      ...searchedFields.map((name) =>
        name === 'categoryName' ? categoryNameOf(product) : product[name],
      ),
      ...details.variants.map(({ flavour }) => flavour),
      ...fixed.map(({ flavor }) => flavor),
      ...(groupFlavours.get(key) ?? []),
      ingredientsText(readIngredients(key, details)),
    ].filter((text) => text !== undefined);
  });
}

const isSearchedField = (name: string): name is SearchedField =>
  Object.entries(productFields).some(([key, field]) => key === name && 'isSearched' in field);

type SearchedField = {
  [Name in ProductFieldName]: (typeof productFields)[Name] extends { isSearched: true }
    ? Name
    : never;
}[ProductFieldName];

const searchedFields = Object.keys(productFields).filter(isSearchedField);

function ingredientsText(content: IngredientsContent): string | undefined {
  if (content.kind === 'text') return content.text;
  return content.kind === 'fixed' ? content.table.composition : undefined;
}

function groupFlavoursBySlug(catalogue: Catalogue): ReadonlyMap<string, string[]> {
  const flavours = new Map<string, string[]>();
  for (const { slug, flavour } of catalogue.product_groups.flatMap(({ variants }) =>
    readGroupVariants(variants),
  )) {
    if (slug === undefined || flavour === undefined) continue;
    flavours.set(slug, [...(flavours.get(slug) ?? []), flavour]);
  }
  return flavours;
}
