import {
  type ComparedLabel,
  comparedLabelFromWire,
} from '../catalogue/comparison/comparedLabel.ts';
import { detailsFromWire, type ProductDetails } from '../catalogue/details.ts';
import { isRecord } from '../catalogue/fields.ts';
import { declarationsFromWire, labelFromWire } from '../catalogue/labels/labelFromWire.ts';
import { type Product, productFromWire, readLabel } from '../catalogue/product.ts';
import { staticVariantsOf } from '../catalogue/variants/findVariants.ts';
import { withStaticStock } from '../catalogue/variants/servedVariants.ts';
import { fieldsOf } from '../catalogue/wireFields.ts';
import { endpoints } from './endpoints.ts';
import { ApiError } from './errors.ts';
import { type CallOptions, request, withErrorMessage } from './request.ts';
import { yieldToMain } from './yieldToMain.ts';

/**
 * GET /api/product/{slug}. Any answer that is not OK raises 'Product not found'
 * (docs/rules.md#call-list). The product's static variants are looked up here, so that a page need
 * not carry those of all the others; not where the catalogue has changed them since.
 */
export async function fetchProduct(slugOrId: string, { signal }: CallOptions): Promise<Product> {
  const wire = await withErrorMessage(
    'Product not found',
    request(endpoints.product(slugOrId), { signal }),
  );
  const { product } = productFromWire(wire);
  if (product === null) throw new ApiError(404, 'Product not found');
  if (isRecord(wire) && wire['variants_changed'] === true) return product;
  const variants = staticVariantsOf(product.slug ?? product.id);
  return variants.length === 0 ? product : { ...product, variants };
}

/**
 * GET /api/product/{slug}/details. An answer that is not OK raises 'Product details not found'
 * (docs/rules.md#call-list). A label that the API has read stands for the texts that it was read
 * from; one that does not fit is dropped with a warning, and the browser reads the texts.
 */
export async function fetchProductDetails(
  slugOrId: string,
  { signal, warn }: CallOptions,
): Promise<ProductDetails> {
  const answer = request(endpoints.productDetails(slugOrId), { signal });
  const wire = await withErrorMessage('Product details not found', answer);
  const details = {
    ...readDetails(slugOrId, wire),
    shelf: isRecord(wire) ? wire['shelf'] : undefined,
  };
  // The page is drawn with them right after: both at once take a slow phone too long.
  await yieldToMain();
  const given = isRecord(wire) ? wire['label'] : undefined;
  if (given === undefined) return details;
  const declared = declaredOf(given);
  const label = labelFromWire(given);
  if (label !== undefined) {
    return { ...details, nutritionSources: [], ingredientTexts: [], label, declared };
  }
  const isWithoutDisplay = isRecord(given) && given['display'] === undefined;
  const readings = isWithoutDisplay ? comparedLabelFromWire(given) : undefined;
  if (readings !== undefined) return { ...details, readings, declared };
  warn(`The label of ${slugOrId} has another form than expected.`);
  return { ...details, declared };
}

function declaredOf(label: unknown): ProductDetails['declared'] {
  if (!isRecord(label)) return undefined;
  const facts = readLabel(fieldsOf(label['facts']));
  if (facts === undefined) return undefined;
  const { readable, contains, traces } = facts;
  return { readable, contains, traces, quotes: declarationsFromWire(label['declarations']) };
}

/** What a comparison takes from the details of a product. */
export type ComparedDetails = {
  details: ProductDetails;
  /** undefined: the API has read none; the browser can, from `details`. */
  label: ComparedLabel | undefined;
};

/** The same call for a comparison, which draws no tabs but needs tables, lists and facts. */
export async function fetchComparedDetails(
  slugOrId: string,
  { signal, warn }: CallOptions,
): Promise<ComparedDetails> {
  const answer = request(endpoints.productDetails(slugOrId), { signal });
  const wire = await withErrorMessage('Product details not found', answer);
  const given = isRecord(wire) ? wire['label'] : undefined;
  const label = comparedLabelFromWire(given);
  if (label === undefined && given !== undefined) {
    warn(`The label of ${slugOrId} has another form than expected.`);
  }
  return { details: readDetails(slugOrId, wire), label };
}

function readDetails(slugOrId: string, wire: unknown): ProductDetails {
  const details = detailsFromWire(wire);
  return { ...details, variants: withStaticStock(slugOrId, details.variants) };
}
