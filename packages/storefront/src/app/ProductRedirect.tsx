import { Navigate, useLocation } from 'react-router-dom';
import { productLink } from '../catalogue/productLink.ts';
import { useProduct } from '../data/useProduct.ts';
import type { ComponentType } from 'react';
import type { ScreenProps } from './lazyScreens.ts';

export type ProductRedirectProps = { slug: string; Screen: ComponentType<ScreenProps> };

/**
 * /product/{slug}, a recorded link (docs/rules.md#recorded-links): leads to the product's canonical
 * page. While the product loads, and when there is none, the product page shows what it shows then.
 */
export function ProductRedirect({ slug, Screen }: ProductRedirectProps) {
  const { search, hash } = useLocation();
  const { product } = useProduct(slug);
  if (product) return <Navigate replace to={productLink(product) + search + hash} />;
  return <Screen category="" slug={slug} />;
}
