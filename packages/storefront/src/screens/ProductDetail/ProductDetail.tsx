import { Navigate, useLocation } from 'react-router-dom';
import { categorySlugOf, productLink } from '../../catalogue/productLink.ts';
import { UnknownCategory } from '../../components/UnknownCategory/UnknownCategory.tsx';
import { findCategory } from '../../content/categories.ts';
import { useProduct } from '../../data/useProduct.ts';
import { useProductDetails } from '../../data/useProductDetails.ts';
import { paths, unmatchedLinks } from '../../paths.ts';
import { ProductDetailView } from './ProductDetailView.tsx';

export type ProductDetailProps = {
  /** Slug of the category in the address; '' where the product was opened through /product/{slug}. */
  category: string;
  /** Slug of the product, or its id. */
  slug: string;
};

/** The product page: the product, then its details (docs/rules.md#product-page-states). */
export function ProductDetail({ category: categorySlug, slug }: ProductDetailProps) {
  const { search, hash } = useLocation();
  const category = findCategory(categorySlug);
  const isUnknownCategory = categorySlug !== '' && category === undefined;
  const { status, product } = useProduct(isUnknownCategory ? undefined : slug);
  const { status: detailsStatus, details } = useProductDetails(slug, product);

  if (isUnknownCategory) return <UnknownCategory />;
  // A product opened under the wrong category has one canonical page
  // (docs/rules.md#canonical-product-path).
  if (product !== undefined && categorySlugOf(product) !== categorySlug) {
    return <Navigate replace to={productLink(product) + search + hash} />;
  }
  return (
    <ProductDetailView
      status={status}
      category={category}
      path={
        category === undefined ? unmatchedLinks.product(slug) : paths.product(category.slug, slug)
      }
      product={product}
      details={details}
      detailsStatus={detailsStatus}
    />
  );
}
