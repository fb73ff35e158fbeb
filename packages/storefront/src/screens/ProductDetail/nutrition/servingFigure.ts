import type { NutritionTable } from '@vetta/nutrition-parser';
import { italianNumber } from '../../../catalogue/italianNumber.ts';
import { pieces } from '../../../catalogue/nutrition/pluralUnits.ts';

/** The dose, drawn large in the usage tab: `30` `g` 'per dose. 25 dosi per confezione.' */
export type ServingFigure = { figure: string; unit: string; text: string };

/** Only where the label measures its serving. */
export function servingFigure(table: NutritionTable): ServingFigure | undefined {
  const serving = table.columns.find(({ kind }) => kind === 'serving');
  if (serving?.amount === undefined || serving.unit === undefined) return undefined;
  const perPack = servingsText(table.servingsPerPack);
  return {
    figure: italianNumber(serving.amount),
    unit: pieces(serving.unit, serving.amount),
    text: perPack === undefined ? 'per dose.' : `per dose. ${perPack}.`,
  };
}

/** 'Dosi per confezione: 25' (docs/rules.md#serving-labels). */
export function servingsText(servingsPerPack: number | undefined): string | undefined {
  return servingsPerPack === undefined
    ? undefined
    : `Dosi per confezione: ${italianNumber(servingsPerPack)}`;
}
