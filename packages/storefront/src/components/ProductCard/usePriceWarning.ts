import { useEffect } from 'react';
import type { CardContent } from './cardContent.ts';

/**
 * A product without a price is shown, and reported to whoever keeps the catalogue
 * (docs/rules.md#price-line).
 */
export function usePriceWarning({ id, name, price }: CardContent) {
  const isMissing = price.kind === 'onRequest';
  useEffect(() => {
    if (isMissing) console.warn(`No price for "${name}" (id ${id}): shown as on request`);
  }, [isMissing, id, name]);
}
