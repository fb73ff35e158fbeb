import { type Catalogue, slugOf } from '@vetta/storefront/backend';
import type { Finding } from './finding.ts';
import { didYouMean } from './nearest.ts';

const plainSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** A page of each category has this address. */
const reservedSlug = 'varianti';

/** Slugs that two products share, slugs that make odd addresses, and details that belong to no product. */
export function slugFindings(catalogue: Catalogue): readonly Finding[] {
  const slugs = catalogue.products.flatMap(({ slug }) => slug ?? []);
  const names = new Set([...slugs, ...catalogue.products.map(({ id }) => String(id ?? ''))]);
  const productFindings = catalogue.products.flatMap((product, place): Finding[] => {
    const { slug } = product;
    if (!slug) return [];
    const about = { path: `products[${place}].slug`, product: product.name ?? slug };
    const first = catalogue.products.findIndex((other) => other.slug === slug);
    if (first < place) {
      const message = `"${slug}" is the slug of products[${first}] too: the shop shows that one alone`;
      return [{ severity: 'error', ...about, message }];
    }
    if (slug === reservedSlug) {
      const message = `"${slug}" is the address of a page of the shop: the product is shown by its id`;
      return [{ severity: 'warning', ...about, message }];
    }
    if (plainSlug.test(slug)) return [];
    const message = `"${slug}" makes an odd address; use small letters, figures and hyphens: "${slugOf(slug)}"`;
    return [{ severity: 'warning', ...about, message }];
  });
  const detailsFindings = catalogue.product_details.flatMap(({ slug }, place): Finding[] => {
    const about = { path: `product_details[${place}].slug`, product: slug };
    const first = catalogue.product_details.findIndex((other) => other.slug === slug);
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
