import {
  checkNutrition,
  type Diagnostic,
  type HtmlReader,
  type NutritionTable,
  parseNutrition,
} from '@vetta/nutrition-parser';
import type { NutritionContent } from '../../contract/label.ts';
import type { ProductDetails } from '../details.ts';
import { fixedDataOf } from '../fixedData.ts';
import type { FixedTables } from '../nutrition/fixedTable.ts';
import { blockHeading } from '../nutrition/blockFamily.ts';
import { fallbackTables } from '../nutrition/fixedTables/fallbackTables.ts';
import { fixedTables } from '../nutrition/fixedTables/fixedTables.ts';
import { isPipeTable } from '../nutrition/isPipeTable.ts';
import { rawText } from '../nutrition/rawText.ts';
import { servingLabel } from '../nutrition/servingLabel.ts';
import { fixedNutritionTable } from './fixedNutritionTable.ts';

type Sources = Pick<ProductDetails, 'nutritionSources' | 'technicalGrid'>;

/**
 * The first source that has something to show, in the order of
 * docs/rules.md#nutrition-source-order: pipe table; fixed table of the slug; technical grid;
 * whatever else the parser reads; raw text; the fixed fallback of a named product.
 */
export function chooseNutrition(
  slug: string,
  { nutritionSources, technicalGrid }: Sources,
  html?: HtmlReader,
): NutritionContent {
  const read = (source: unknown) => readTable(source, slug, html);
  return (
    firstOf(nutritionSources.filter(isPipeTable), read) ??
    fixedTable(fixedTables, slug) ??
    (technicalGrid.length > 0 ? { kind: 'technical' } : undefined) ??
    firstOf(nutritionSources, read) ??
    rawContent(nutritionSources) ??
    fixedTable(fallbackTables, slug) ?? { kind: 'unavailable' }
  );
}

type TableContent = Extract<NutritionContent, { kind: 'table' }>;

/** The first source that is a table, also where something else is shown. */
export function firstTable(
  slug: string,
  { nutritionSources }: Pick<Sources, 'nutritionSources'>,
  html?: HtmlReader,
): TableContent | undefined {
  return firstOf(nutritionSources, (source) => readTable(source, slug, html));
}

function readTable(source: unknown, slug: string, html?: HtmlReader): TableContent | undefined {
  const { value, diagnostics } = parseNutrition(source, { servingLabel: servingLabel(slug), html });
  const isTable = value.columns.length > 0 && value.rows.length > 0;
  return isTable ? tableContent(slug, value, diagnostics) : undefined;
}

function tableContent(
  slug: string,
  table: NutritionTable,
  diagnostics: readonly Diagnostic[],
): TableContent {
  return { kind: 'table', heading: blockHeading(slug, table), table, diagnostics };
}

/** The table written by hand for a slug; its dose and notes stand below it. */
function fixedTable(tables: FixedTables, slug: string): NutritionContent | undefined {
  const fixed = fixedDataOf(tables, slug);
  if (fixed === undefined) return undefined;
  const table = fixedNutritionTable(fixed);
  return tableContent(slug, table, checkNutrition(table));
}

function rawContent(sources: readonly unknown[]): NutritionContent | undefined {
  const text = firstOf(sources, rawText);
  return text === undefined ? undefined : { kind: 'raw', text };
}

function firstOf<Source, Result>(
  sources: readonly Source[],
  read: (source: Source) => Result | undefined,
): Result | undefined {
  for (const source of sources) {
    const result = read(source);
    if (result !== undefined) return result;
  }
  return undefined;
}
