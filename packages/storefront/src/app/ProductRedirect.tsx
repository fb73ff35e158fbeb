import { Navigate, useLocation } from 'react-router-dom';
import { productLink } from '../catalogue/productLink.ts';
import { useProduct } from '../data/useProduct.ts';
import { lazyScreens } from './lazyScreens.ts';

/**
 * /product/{slug}, a link that the specification records: leads to the product's canonical page.
 * While the product loads, and when there is none, the product page shows what it shows then.
 */
export function ProductRedirect({ slug }: { slug: string }) {
  const { search, hash } = useLocation();
  const { product } = useProduct(slug);
  if (product) return <Navigate replace to={productLink(product) + search + hash} />;
  const { Screen } = lazyScreens.product;
  return <Screen category="" slug={slug} />;
}
