import type { ProductDetails } from '../../catalogue/details.ts';
import type { Product } from '../../catalogue/product.ts';
import { ProductLoading } from './ProductLoading.tsx';
import { ProductMissing } from './ProductMissing.tsx';
import { ProductPage } from './ProductPage.tsx';
import { useHeadingFocus } from './useHeadingFocus.ts';

type FetchStatus = 'loading' | 'failed' | 'ready';

export type ProductDetailViewProps = {
  status: FetchStatus;
  category?: { name: string; slug: string };
  /** The address being shown, without query and hash. */
  path: string;
  product?: Product;
  /** The page stays while they load and when they fail: the tabs use what the product has. */
  details?: ProductDetails;
  detailsStatus: FetchStatus;
};

/** One branch per state, in the order of docs/rules.md#product-page-states. */
export function ProductDetailView({
  status,
  category,
  path,
  product,
  details,
  detailsStatus,
}: ProductDetailViewProps) {
  const isWaiting = product === undefined && status === 'loading';
  const handleHeadingUnmount = useHeadingFocus(
    isWaiting ? 'waiting' : product === undefined ? 'missing' : 'loaded',
  );
  if (product !== undefined) {
    return <ProductPage product={product} details={details} detailsStatus={detailsStatus} />;
  }
  if (isWaiting) {
    return (
      <ProductLoading category={category} path={path} onHeadingUnmount={handleHeadingUnmount} />
    );
  }
  return <ProductMissing category={category} />;
}
