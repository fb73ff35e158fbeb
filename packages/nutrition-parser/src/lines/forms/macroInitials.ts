import type { PairToken } from '../../lexer/lineTokens.ts';
import { readCell } from '../../lexer/readCell.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { macronutrients } from '../../lexicon/macronutrients.ts';
import type { NutrientKey } from '../../lexicon/nutrients.ts';
import { activated, activeColumns, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { nameOf } from '../pairName.ts';
import { pairsOf } from '../linePairs.ts';

/** In milligrams 'P' and 'F' are phosphorus and fluoride. */
const isInGrams = ({ value }: PairToken): boolean =>
  readCell(value, false).amounts.some(({ unit }) => unit === 'g');

const keyOf = (pair: PairToken): NutrientKey | undefined =>
  isInGrams(pair) ? macronutrients.get(nameOfCell(pair.name).folded) : undefined;

/** The three macronutrients by initials that alone would be other nutrients, or none. */
export const macroInitials: LineForm = {
  name: 'initials of macronutrients',
  example: 'PRO 24 g / CHO 2 g / FAT 1 g',
  match(line, context) {
    const pairs = pairsOf(line, context);
    const keys = pairs.map((pair) => keyOf(pair) ?? nameOfCell(pair.name).key);
    const named = new Set(pairs.map(keyOf));
    if (!named.has('protein') || !named.has('carbohydrate') || !named.has('fat')) return null;
    const columns = activeColumns(context);
    const rows = pairs.map((pair, i): LineFact => {
      // 'E: 376 kcal': the unit of energy is its name.
      const name = keyOf(pair) ? null : nameOf(pair, pairs.length, line.tokens.length);
      return { kind: 'row', name: name ?? pair.name, columns, cells: [pair.value], key: keys[i] };
    });
    return [...activated(context, columns), ...rows];
  },
};
