import { availabilityOf } from '../../catalogue/availability.ts';
import type { Product } from '../../catalogue/product.ts';
import { categoryNameOf, categorySlugOf, productLink } from '../../catalogue/productLink.ts';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { productGraph } from './structuredData.ts';

export type ProductDataProps = {
  product: Product;
  title: string;
  image: string | undefined;
  /** The displayed price. */
  priceCents: number | undefined;
};

/** What search engines may know of the product. */
export function ProductData({ product, ...shown }: ProductDataProps) {
  return (
    <StructuredData
      graph={productGraph({
        ...shown,
        id: product.id,
        description: product.description,
        brandName: product.brandName,
        path: productLink(product),
        category: { name: categoryNameOf(product), slug: categorySlugOf(product) },
        availability: availabilityOf(product),
      })}
    />
  );
}
