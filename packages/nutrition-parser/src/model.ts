import type { Language } from './language/languageOf.ts';
import type { AdditiveClass } from './lexicon/additives.ts';
import type { Allergen } from './lexicon/allergens.ts';
import type { NutrientKey } from './lexicon/nutrients.ts';
import type { Span } from './text/source.ts';

export type { AdditiveClass, Allergen, Language, NutrientKey, Span };

export type Unit =
  | 'g'
  | 'mg'
  | 'µg'
  | 'kJ'
  | 'kcal'
  | 'ml'
  | '%'
  | 'UI'
  | 'UFC'
  | 'FCC'
  | (string & {});

/** A printed amount. `raw` is the text at `span`; `unit` is empty where none is printed or known. */
export type Quantity = {
  amount: number;
  /** Upper end of a printed range. */
  max?: number;
  unit: Unit;
  qualifier?: '<' | '>' | '~' | 'traces';
  /** The unit was not printed: it is the usual one of the nutrient. */
  inferred?: true;
  raw: string;
  span?: Span;
};

export type Column = {
  kind: 'per100g' | 'per100ml' | 'serving' | 'nrv' | 'other';
  /** The heading as printed. */
  label?: string;
  /** Of a serving: its mass or volume, else its count. */
  amount?: number;
  /** Of a serving: `g`, `ml` …, else the singular Italian name of the piece (`capsula`). */
  unit?: string;
};

/** One line of the table. `values` is aligned with the columns that are not `nrv`. */
export type Row = {
  name: string;
  key?: NutrientKey;
  indent: 0 | 1;
  values: (Quantity | null)[];
  /** Percent of the reference value; `null` where the table prints them but not for this row. */
  nrvPercent?: number | null;
  span?: Span;
};

/** How the table was written. */
export type Shape =
  | 'none'
  | 'sections'
  | 'name-value-unit'
  | 'pairs'
  | 'dose-table'
  | 'nutritional-table'
  | 'serving-list'
  | 'pipe-table'
  | 'html-table'
  | 'lines'
  | 'sectioned-list'
  | 'free-text';

export type NutritionTable = {
  columns: Column[];
  rows: Row[];
  title?: string;
  servingsPerPack?: number;
  notes: string[];
  shape: Shape;
};

export type Ingredient = {
  name: string;
  percent?: number;
  /** E-number as printed, written `E471`. */
  code?: string;
  role?: AdditiveClass;
  /** From an allergen, but exempt under Annex II. */
  exempt?: true;
  children?: Ingredient[];
  span?: Span;
};

/** Where an allergen is named, and how it is told to be there. */
export type AllergenFinding = {
  allergen: Allergen;
  presence: 'contains' | 'traces';
  span?: Span;
  /** An item of a list, a sentence, an answer of a table or field, or nothing but its emphasis. */
  source: 'list' | 'statement' | 'answer' | 'emphasis';
  /** Outside of lists the words that say so, behind the name of their field, title or row. */
  quote?: string;
};

export type IngredientList = {
  /** The language of the list; one in another than Italian or English is not read. */
  language: Language;
  ingredients: Ingredient[];
  variants: { label?: string; ingredients: Ingredient[] }[];
  /** Where each allergen is named, as they came; of what a field declares there is no span. */
  findings: AllergenFinding[];
  /** Those of the findings that are contained, each once. */
  allergens: Allergen[];
  traces: Allergen[];
  notes: string[];
};

export type DiagnosticCode =
  /** The JSON is broken; what could be made out of it was read. */
  | 'json-invalid'
  /** The list is in a language that is not read: no ingredient, no allergen. */
  | 'language-unsupported'
  /** The input has content of which no row or no ingredient was read. */
  | 'nothing-read'
  /** The input is HTML, and no reader of HTML was passed: it was read as text. */
  | 'html-reader-missing'
  /** The input is longer than what is read; the rest was left out. */
  | 'input-truncated'
  /** A cell has words in the place of an amount. */
  | 'value-unparsed'
  /** An amount that the nutrient cannot have, mostly by a wrong unit. */
  | 'unit-implausible'
  /** Two rows of one name differ; the first is kept. */
  | 'duplicate-conflict'
  /** The printed percentage is not that of the reference value (Reg. EU 1169/2011, Annex XIII). */
  | 'nrv-mismatch'
  /** Kilojoules and kilocalories are not the same energy. */
  | 'energy-kj-kcal-mismatch'
  /** The nutrients give another energy than the one printed (Annex XIV). */
  | 'energy-atwater-mismatch'
  /** A part (of which …) is more than its whole. */
  | 'sub-exceeds-parent'
  /** The nutrients weigh more than what they are in. */
  | 'sum-exceeds-100'
  /** The amount of a serving does not follow from the one of a hundred. */
  | 'serving-ratio-mismatch'
  /** Salt is not 2.5 times the sodium. */
  | 'salt-sodium-mismatch';

export type Diagnostic = {
  code: DiagnosticCode;
  severity: 'error' | 'warning' | 'info';
  message: string;
  span?: Span;
};

export type Result<T> = { value: T; diagnostics: Diagnostic[] };

/** A piece of HTML text: pairs of start and end offsets in the source, a line break between groups. */
export type HtmlText = number[][];

/** A table cell; a cell that spans is in each place it covers, `repeated` in all but the first. */
export type HtmlCell = { lines: HtmlText; header: boolean; repeated: boolean };

export type HtmlBlock =
  | { kind: 'table'; rows: (HtmlCell | null)[][] }
  | { kind: 'text'; lines: HtmlText };

/** Finds tables and text in HTML. The one of `@vetta/nutrition-parser/html` is `htmlReader`. */
export type HtmlReader = (html: string) => HtmlBlock[];
