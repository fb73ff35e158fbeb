import { lazy, memo, Suspense } from 'react';
import { pageAtRest } from '../../browser/pageAtRest.ts';
import type { ProductDataProps } from './ProductData.tsx';

const ProductData = lazy(async () => {
  await pageAtRest();
  return { default: (await import('./ProductData.tsx')).ProductData };
});

/** For search engines alone, which read it in the built page: its code can wait. */
export const LaterProductData = memo(function LaterProductData(props: ProductDataProps) {
  return (
    <Suspense>
      <ProductData {...props} />
    </Suspense>
  );
});
