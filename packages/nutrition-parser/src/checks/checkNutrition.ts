import type { Column, Diagnostic, NutritionTable } from '../model.ts';
import { checkEnergy } from './energy.ts';
import { checkMasses } from './masses.ts';
import { checkReferences } from './references.ts';
import { viewOf } from './view.ts';

/** '% Daily Value': percentages of American values. */
const isOfElsewhere = ({ kind, label }: Column): boolean =>
  kind === 'nrv' && label !== undefined && label.toLowerCase().includes('daily');

/**
 * Whether a table is plausible: kJ against kcal, energy against its nutrients, parts against the
 * whole, per 100 g against per serving, salt against sodium, percentages against Annex XIII.
 * Rounding, as the Commission's guidance of 2012 on tolerances allows it, raises nothing.
 */
export function checkNutrition(table: NutritionTable): Diagnostic[] {
  const found: Diagnostic[] = [];
  try {
    const view = viewOf(table);
    checkEnergy(view, found);
    checkMasses(view, found);
    if (!table.columns.some(isOfElsewhere)) checkReferences(view, found);
  } catch {
    // Only what is no table, such as one that came as JSON and was changed, comes here.
  }
  return found;
}
