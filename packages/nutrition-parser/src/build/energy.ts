import type { Column, Quantity } from '../model.ts';
import type { Cell } from '../text/source.ts';
import type { NameReading } from '../lexer/readName.ts';
import type { Printed } from '../lexer/printed.ts';
import { settle } from './settle.ts';

/** No food has more kilocalories in 100 g than pure fat; a larger bare number is kilojoules. */
const mostKcal = 900;

/** Which amounts of an energy cell are kilojoules and which kilocalories. */
export function energyPair(
  amounts: readonly Printed[],
  cell: Cell,
  read: NameReading,
  unit: string | undefined,
  column: Column,
): { kj: Quantity | undefined; kcal: Quantity | undefined } {
  const asKj = (printed: Printed): Quantity =>
    settle(printed, cell, 'energyKj', unit && 'kJ', column);
  const asKcal = (printed: Printed): Quantity =>
    settle(printed, cell, 'energyKcal', unit && 'kcal', column);
  let kj: Quantity | undefined;
  let kcal: Quantity | undefined;
  let first: Printed | undefined;
  let second: Printed | undefined;
  for (const printed of amounts) {
    if (printed.unit === 'kJ') kj ??= asKj(printed);
    else if (printed.unit === 'kcal') kcal ??= asKcal(printed);
    else if (printed.unit !== '') continue;
    else if (first) second ??= printed;
    else first = printed;
  }
  if (!first) {
    // An amount that is no energy is kept as printed; the check tells it.
    const [odd] = amounts;
    if (odd && !kj && !kcal) return { kj: asKj(odd), kcal };
    return { kj, kcal };
  }
  if (kj || kcal) {
    if (kj && kcal) return { kj, kcal };
    return kj ? { kj, kcal: asKcal(first) } : { kj: asKj(first), kcal };
  }
  if (second) {
    // The named order holds unless the sizes contradict it: kilojoules are the larger number.
    const isKjFirst =
      first.amount === second.amount ? !read.kcalFirst : first.amount > second.amount;
    return isKjFirst
      ? { kj: asKj(first), kcal: asKcal(second) }
      : { kj: asKj(second), kcal: asKcal(first) };
  }
  const isKj =
    unit === 'kJ' || (unit !== 'kcal' && read.key === 'energyKj' && first.amount > mostKcal);
  const given = unit === 'kJ' || unit === 'kcal' ? unit : undefined;
  return isKj
    ? { kj: settle(first, cell, 'energyKj', given, column), kcal }
    : { kj, kcal: settle(first, cell, 'energyKcal', given, column) };
}
