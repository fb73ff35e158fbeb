import type { Quantity } from '@vetta/nutrition-parser';
import { italianNumber } from '../italianNumber.ts';

/** An amount as the label prints it: `87,0` and `g`, `<0,5` and `g`. */
export type FormattedQuantity = { figure: string; unit: string };

/** Italian figures, without thousands points: labels print `1570 kJ`. Printed zeros are kept. */
export function formatQuantity(quantity: Quantity): FormattedQuantity {
  if (quantity.qualifier === 'traces') return { figure: 'tracce', unit: '' };
  const places = printedPlaces(quantity);
  const upper = quantity.max === undefined ? '' : `–${print(quantity.max, 0)}`;
  return {
    figure: `${quantity.qualifier ?? ''}${print(quantity.amount, places)}${upper}`,
    unit: quantity.unit,
  };
}

const print = (amount: number, places: number) =>
  italianNumber(amount, { minDecimals: places, maxDecimals: 4 });

/** How many decimals, two at most, the label gives this very amount: `1,0` has one, the `1.650` of 1650 none. */
function printedPlaces({ raw, amount }: Quantity): number {
  const printed = /\d+(?:[.,](\d{1,3}))?/.exec(raw.slice(0, 40));
  if (printed === null || printed[1] === undefined) return 0;
  return Number(printed[0].replace(',', '.')) === amount ? Math.min(printed[1].length, 2) : 0;
}
