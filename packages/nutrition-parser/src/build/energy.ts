import type { Printed } from '../lexer/printed.ts';
import type { NameReading } from '../lexer/readName.ts';
import type { Column, Quantity } from '../model.ts';
import type { Cell } from '../text/source.ts';
import { quantityOf } from './quantity.ts';

/** No food has more kilocalories in 100 g than pure fat; a larger bare number is kilojoules. */
const maxKcal = 900;

/** A cell of energy: its row's name, its column, and the unit that row or column give. */
type EnergyCell = {
  readonly cell: Cell;
  readonly read: NameReading;
  readonly unit: string | undefined;
  readonly column: Column;
};

export type EnergyPair = { kj: Quantity | undefined; kcal: Quantity | undefined };

/** Which amounts of an energy cell are kilojoules and which kilocalories. */
export function energyPair(amounts: readonly Printed[], place: EnergyCell): EnergyPair {
  const { cell, unit, column } = place;
  const asKj = (printed: Printed): Quantity =>
    quantityOf(printed, { cell, key: 'energyKj', unit: unit && 'kJ', column });
  const asKcal = (printed: Printed): Quantity =>
    quantityOf(printed, { cell, key: 'energyKcal', unit: unit && 'kcal', column });
  const printedKj = amounts.find((printed) => printed.unit === 'kJ');
  const printedKcal = amounts.find((printed) => printed.unit === 'kcal');
  const kj = printedKj && asKj(printedKj);
  const kcal = printedKcal && asKcal(printedKcal);
  const [first, second] = amounts.filter((printed) => printed.unit === '');
  if (kj && kcal) return { kj, kcal };
  if (!first) {
    // An amount that is no energy is kept as printed; the check tells it.
    const [odd] = amounts;
    return odd && !kj && !kcal ? { kj: asKj(odd), kcal } : { kj, kcal };
  }
  if (kj) return { kj, kcal: asKcal(first) };
  if (kcal) return { kj: asKj(first), kcal };
  if (!second) return onlyEnergy(first, place);
  // The named order holds unless the sizes contradict it: kilojoules are the larger number.
  const isKjFirst =
    first.amount === second.amount ? !place.read.kcalFirst : first.amount > second.amount;
  return isKjFirst
    ? { kj: asKj(first), kcal: asKcal(second) }
    : { kj: asKj(second), kcal: asKcal(first) };
}

/** A single amount without unit: what its column says, or what its size can be. */
function onlyEnergy(printed: Printed, { cell, read, unit, column }: EnergyCell): EnergyPair {
  // 'energy-kj' names its unit.
  const mayBeKj = printed.amount > maxKcal || read.folded.endsWith(' kj');
  const isKj = unit === 'kJ' || (unit !== 'kcal' && read.key === 'energyKj' && mayBeKj);
  const given = unit === 'kJ' || unit === 'kcal' ? unit : undefined;
  return isKj
    ? { kj: quantityOf(printed, { cell, key: 'energyKj', unit: given, column }), kcal: undefined }
    : {
        kj: undefined,
        kcal: quantityOf(printed, { cell, key: 'energyKcal', unit: given, column }),
      };
}
