import { formatEuro } from '../../catalogue/offer/price.ts';
import { useProteinPrices } from '../../data/useProteinPrices.ts';
import type { ActivePriceProps } from '../../state/compare.ts';
import { activePriceText } from './ActivePrice.copy.ts';

/**
 * '6,50 € / 100 g di proteine', of the size whose price the card shows (docs/rules.md#unit-price).
 * Empty where the label does not give it.
 */
export function ActivePrice({ slug, cents }: ActivePriceProps) {
  const all = useProteinPrices();
  const prices = all !== undefined && Object.hasOwn(all, slug) ? all[slug] : undefined;
  const price = prices?.find((own) => own.cents === cents);
  return (
    <span>
      {price === undefined ? '\u00a0' : activePriceText(formatEuro(price.perActiveCents))}
    </span>
  );
}
