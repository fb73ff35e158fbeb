import {
  parseNutrition,
  type Diagnostic,
  type HtmlReader,
  type NutritionTable,
} from '@vetta/nutrition-parser';
import type { ProductDetails } from '../../../catalogue/details.ts';
import type { TechnicalRow } from '../../../catalogue/features.ts';
import type { FixedTables } from '../../../catalogue/nutrition/fixedTable.ts';
import { fallbackTables } from '../../../catalogue/nutrition/fixedTables/fallbackTables.ts';
import { fixedTables } from '../../../catalogue/nutrition/fixedTables/fixedTables.ts';
import { isPipeTable } from '../../../catalogue/nutrition/isPipeTable.ts';
import { servingLabel } from '../../../catalogue/nutrition/servingLabel.ts';
import { pipeText } from './pipeText.ts';

/** What the nutrition tab shows. */
export type NutritionContent =
  | { kind: 'table'; table: NutritionTable; diagnostics: readonly Diagnostic[] }
  | { kind: 'technical'; rows: readonly TechnicalRow[] }
  | { kind: 'raw'; text: string }
  | { kind: 'unavailable' };

type Sources = Pick<ProductDetails, 'nutritionSources' | 'technicalGrid'>;

/**
 * The first source that has something to show, in the order of decisions §7: pipe table; fixed
 * table of the slug; technical grid; whatever else the parser reads; raw text; the fixed fallback
 * of a named product.
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
    (technicalGrid.length > 0 ? { kind: 'technical', rows: technicalGrid } : undefined) ??
    firstOf(nutritionSources, read) ??
    firstOf(nutritionSources, rawText) ??
    fixedTable(fallbackTables, slug) ?? { kind: 'unavailable' }
  );
}

function readTable(source: unknown, slug: string, html?: HtmlReader): NutritionContent | undefined {
  const { value, diagnostics } = parseNutrition(source, { servingLabel: servingLabel(slug), html });
  const isTable = value.columns.length > 0 && value.rows.length > 0;
  return isTable ? { kind: 'table', table: value, diagnostics } : undefined;
}

/** The table written by hand for a slug; its dose and notes stand below it. */
function fixedTable(tables: FixedTables, slug: string): NutritionContent | undefined {
  const fixed = Object.hasOwn(tables, slug) ? tables[slug] : undefined;
  if (fixed === undefined) return undefined;
  const { value, diagnostics } = parseNutrition(pipeText(fixed));
  return {
    kind: 'table',
    table: { ...value, title: fixed.title, notes: [fixed.dose, ...fixed.notes] },
    diagnostics,
  };
}

/** A text that a person can read: a stray '{}', 'null' or '-' of the feed is none (§8: parse failures are only logged). */
function rawText(source: unknown): NutritionContent | undefined {
  const lines: readonly unknown[] = Array.isArray(source) ? source : [source];
  const text = lines
    .filter((line) => typeof line === 'string')
    .join('\n')
    .trim();
  return isReadable(text) ? { kind: 'raw', text } : undefined;
}

const aWord = /\p{L}{3}/u;
const dataSyntax = /^[[{"]|^(?:null|true|false)$/;

const isReadable = (text: string) => aWord.test(text) && !dataSyntax.test(text);

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
