import type { ProductDetails } from '../../catalogue/details.ts';
import type { Product } from '../../catalogue/product.ts';
import { ProductLoading } from './ProductLoading.tsx';
import { ProductMissing } from './ProductMissing.tsx';
import { ProductPage } from './ProductPage.tsx';

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

/** One branch per state, in the order of §2. */
export function ProductDetailView({
  status,
  category,
  path,
  product,
  details,
  detailsStatus,
}: ProductDetailViewProps) {
  if (product !== undefined) {
    return <ProductPage product={product} details={details} detailsStatus={detailsStatus} />;
  }
  if (status === 'loading') return <ProductLoading category={category} path={path} />;
  return <ProductMissing category={category} />;
}
