import { memo, Suspense } from 'react';
import { deferred, deferredComponent } from '../../browser/deferred.ts';
import type { ProductDataProps } from './ProductStructuredData.tsx';

const ProductData = deferredComponent(
  deferred(async () => (await import('./ProductStructuredData.tsx')).ProductData, { when: 'idle' }),
);

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
