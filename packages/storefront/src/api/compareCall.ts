import {
  type ComparedLabel,
  comparedLabelFromWire,
} from '../catalogue/comparison/comparedLabel.ts';
import { detailsFromWire, type ProductDetails } from '../catalogue/details.ts';
import { isRecord } from '../catalogue/fields.ts';
import type { Variant } from '../catalogue/variants/variant.ts';
import { endpoints } from './endpoints.ts';
import { type CallOptions, named } from './named.ts';
import { request } from './request.ts';

/** What a comparison takes from the details of a product. */
export type ComparedDetails = {
  variants: readonly Variant[];
  /** undefined: the API has read none; the browser can, from `details`. */
  label: ComparedLabel | undefined;
  details: ProductDetails;
};

/**
 * GET /api/product/{slug}/details, for a comparison. An answer that is not OK raises 'Product
 * details not found' (docs/rules.md#call-list).
 */
export async function fetchComparedDetails(
  slugOrId: string,
  { signal, warn }: CallOptions,
): Promise<ComparedDetails> {
  const answer = request(endpoints.productDetails(slugOrId), { signal });
  const wire = await named('Product details not found', answer);
  const given = isRecord(wire) ? wire['label'] : undefined;
  const label = comparedLabelFromWire(given);
  if (label === undefined && given !== undefined) {
    warn(`The label of ${slugOrId} has another form than expected.`);
  }
  const details = detailsFromWire(wire);
  return { variants: details.variants, label, details };
}
