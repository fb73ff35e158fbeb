import {
  type Catalogue,
  maxSlugLength,
  type SlugFault,
  slugFault,
  slugOf,
} from '@vetta/storefront/backend';
import type { Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';

const faults: Readonly<Record<SlugFault, (slug: string) => string>> = {
  letters: (slug) =>
    `makes an odd address; use small letters, figures and hyphens: "${slugOf(slug)}"`,
  length: (slug) =>
    `is longer than ${maxSlugLength} letters, so no page is built for it; use "${slugOf(slug)}"`,
  reserved: () => 'is the address of a page of the shop: the product is shown by its id',
};

/** Slugs that two products share, slugs that make odd addresses, and details that belong to no product. */
export function slugFindings(catalogue: Catalogue): readonly Finding[] {
  const slugs = catalogue.products.flatMap(({ slug }) => slug ?? []);
  const names = new Set([...slugs, ...catalogue.products.map(({ id }) => String(id ?? ''))]);
  const firstProducts = firstPlaces(catalogue.products);
  const productFindings = catalogue.products.flatMap((product, place): Finding[] => {
    const { slug } = product;
    if (!slug) return [];
    const about = { path: `products[${place}].slug`, product: product.name ?? slug };
    const first = firstProducts.get(slug) ?? place;
    if (first < place) {
      const message = `"${slug}" is the slug of products[${first}] too: the shop shows that one alone`;
      return [{ severity: 'error', ...about, message }];
    }
    const fault = slugFault(slug);
    if (fault === null) return [];
    return [{ severity: 'warning', ...about, message: `"${slug}" ${faults[fault](slug)}` }];
  });
  const firstDetails = firstPlaces(catalogue.product_details);
  const detailsFindings = catalogue.product_details.flatMap(({ slug }, place): Finding[] => {
    const about = { path: `product_details[${place}].slug`, product: slug };
    const first = firstDetails.get(slug) ?? place;
    if (first < place) {
      const message = `product_details[${first}] has this slug too: the shop reads that one alone`;
      return [{ severity: 'error', ...about, message }];
    }
    if (names.has(slug)) return [];
    const message = `no product has this slug, so the details are never shown${didYouMean(slug, slugs)}`;
    return [{ severity: 'warning', ...about, message }];
  });
  return [...productFindings, ...detailsFindings];
}

function firstPlaces(items: readonly { slug?: string | null | undefined }[]) {
  const places = items.map(({ slug }, place) => [slug ?? '', place] as const);
  return new Map(places.toReversed());
}
