import { lazy, memo, Suspense } from 'react';
import { whenIdle } from '../../browser/whenIdle.ts';
import type { ProductDataProps } from './ProductStructuredData.tsx';

const ProductData = lazy(async () => {
  await whenIdle();
  return { default: (await import('./ProductStructuredData.tsx')).ProductData };
});

/** For search engines alone, which read it in the built page: its code can wait. */
export const DeferredStructuredData = memo(function DeferredStructuredData(
  props: ProductDataProps,
) {
  return (
    <Suspense>
      <ProductData {...props} />
    </Suspense>
  );
});
