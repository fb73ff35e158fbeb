import { memo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { useToday } from '../../state/clock.ts';
import type { PictureLoading } from '../ProductImage/ProductImage.tsx';
import { cardContent } from './cardContent.ts';
import { CardView } from './CardView.tsx';

export type ProductCardProps = {
  product: Product;
  /** @default 'lazy' */
  loading?: PictureLoading;
};

/** A product in a listing. Kept as it is while the visitor types: a long list must not draw itself anew. */
export const ProductCard = memo(function ProductCard({ product, loading }: ProductCardProps) {
  const content = cardContent(product, useToday());
  return <CardView content={content} product={product} loading={loading} />;
});
