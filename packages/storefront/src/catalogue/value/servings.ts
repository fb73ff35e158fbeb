import type { Column, NutritionTable } from '@vetta/nutrition-parser';
import { defaultServingLabel } from '../nutrition/servingLabel.ts';
import { readSizeAmount } from '../offer/unitPrice.ts';
import { valueColumns } from './amounts.ts';
import { roundFloatNoise } from './grams.ts';

export type Serving = {
  /** Place among the value columns. */
  column: number;
  /** As printed: mass or volume, else pieces; null where the label does not measure it. */
  size: { amount: number; unit: string } | null;
  /** How many pieces one serving is, where its heading counts them. */
  pieces: number | null;
};

// The label for any product whose column is unnamed is no statement of its own label; those by name
// are (docs/rules.md#serving-labels).
const isDefault = ({ label }: Column) => label === defaultServingLabel;

/** 'Per dose (5 compresse)' before 'Per compressa'; null where no column is of a serving. */
export function servingOf(table: NutritionTable): Serving | null {
  const columns = valueColumns(table);
  const named = columns.findIndex(
    ({ kind, label }) => kind === 'serving' && /dose|porzione/i.test(label ?? ''),
  );
  const at = named === -1 ? columns.findIndex(({ kind }) => kind === 'serving') : named;
  const column = columns[at];
  if (column === undefined) return null;
  const { amount, unit } = column;
  const isMeasured = amount !== undefined && amount > 0 && unit !== undefined;
  return {
    column: at,
    size: isMeasured && !isDefault(column) ? { amount, unit } : null,
    pieces: piecesOf(column),
  };
}

const piece =
  /(?:(\d{1,3})\s+)?(?:barrett|bustin|capsul|compress|cps|cpr|fial|gel|perl|pezz|softgel|stick|tavolett|gallett|biscott|monodos)/i;

/** 'Per 2 capsule' is 2, '1 barretta (45 g)' and 'Per barretta' are 1. */
function piecesOf({ amount, unit, label = '' }: Column): number | null {
  if (amount !== undefined && unit !== undefined && unit !== 'g' && unit !== 'ml') {
    return unit === 'misurino' || unit === 'dose' || unit === 'porzione' ? null : amount;
  }
  const printed = piece.exec(label);
  return printed === null ? null : Number(printed[1] ?? 1);
}

const soldByPieces =
  /^(?:box\s+)?(\d{1,4})\s*(?:pz|pezzi|bustin[ae]|buste|capsul[ae]|cps|compress[ae]|cpr|fial[ae]|gel|perl[ae]|softgel|stick)\.?$/i;

/** Servings in a pack of this size, by mass or volume, else by pieces; null where neither tells. */
export function servingsInSize(size: string, serving: Serving | null): number | null {
  if (serving === null) return null;
  const amount = readSizeAmount(size);
  if (amount !== null && serving.size !== null) {
    const unit = amount.unit === 'kg' ? 'g' : 'ml';
    return serving.size.unit === unit
      ? positive((amount.quantity * 1000) / serving.size.amount)
      : null;
  }
  const count = Number(soldByPieces.exec(size.slice(0, 60).trim())?.[1] ?? 0);
  return serving.pieces === null ? null : positive(count / serving.pieces);
}

const positive = (value: number): number | null =>
  Number.isFinite(value) && value > 0 ? roundFloatNoise(value) : null;

/** The number that the label prints: of the table, or of its notes ('Dosi per confezione: 30'). */
export function printedServings({ servingsPerPack, notes }: NutritionTable): number | null {
  if (servingsPerPack !== undefined) return servingsPerPack;
  const note = notes.map((text) => /^Dosi per confezione: (\d{1,4})$/.exec(text)).find(Boolean);
  return note === undefined || note === null ? null : Number(note[1]);
}
