import { withoutEmphasis } from './readText.ts';
import { mayDeclare } from '../allergens/cues.ts';
import { findInFields } from '../allergens/fields.ts';
import { allergensOfFindings } from '../allergens/findings.ts';
import { hasContent, readGuarded } from '../document/guard.ts';
import { type Language } from '../language/languageOf.ts';
import {
  type AllergenFinding,
  type Diagnostic,
  type IngredientList,
  type Result,
  type HtmlReader,
} from '../model.ts';
import { readSource } from '../text/clean.ts';
import { maxInputLength } from '../text/limits.ts';
import type { Path, Source } from '../text/source.ts';
import { allergenFindings } from './collectAllergens.ts';
import { readAny, readMarkedTexts } from './objects.ts';
import { newState, structureOf, type ListState } from './state.ts';

/** The language of the list that was read; 'other' where the only list was left unread. */
const languageOf = ({ variants, language = 'it' }: ListState): Language =>
  variants.length === 0 && language !== 'other' ? 'it' : language;

const told = {
  invalid: {
    code: 'json-invalid',
    severity: 'error',
    message: 'The JSON is broken; what could be made out was read.',
  },
  truncated: {
    code: 'input-truncated',
    severity: 'warning',
    message: `Only the first ${maxInputLength} characters were read.`,
  },
  foreign: {
    code: 'language-unsupported',
    severity: 'info',
    message: 'The list is in a language that is not read.',
  },
  nothing: { code: 'nothing-read', severity: 'info', message: 'No ingredient was found.' },
} as const;

function diagnosticsOf(state: ListState, hasText: boolean): Diagnostic[] {
  const isRead = state.variants.some(({ ingredients }) => ingredients.length > 0);
  const isForeign = languageOf(state) === 'other';
  const { invalid, truncated, foreign, nothing } = told;
  return [
    state.invalid && invalid,
    state.truncated && truncated,
    isForeign && foreign,
    !isForeign && !isRead && hasText && nothing,
  ].flatMap((found) => (found ? [found] : []));
}

/** A list, and the texts beside it. */
type ListReading = Result<IngredientList> & { beside: readonly string[] };

/** Reads the list of an input, and the allergens that it names. */
export function readIngredients(input: unknown): ListReading {
  let hasText = false;
  const state = readGuarded(input, (value, entered) => {
    hasText = hasContent(value);
    const reading = newState(entered);
    const place = { path: [], depth: 0 };
    readAny(value, place, reading);
    const structure = reading.variants.length === 0 ? structureOf(value) : null;
    if (structure) readMarkedTexts(structure, place, reading);
    return reading;
  });
  const { variants, notes } = state;
  const findings = allergenFindings(state);
  const isByFlavour = variants.some(({ label }) => label !== undefined) || variants.length > 1;
  return {
    value: {
      language: languageOf(state),
      ingredients: variants[0]?.ingredients ?? [],
      variants: isByFlavour ? variants : [],
      ...withNames(findings),
      notes: [...new Set(notes)],
    },
    diagnostics: diagnosticsOf(state, hasText),
    beside: state.beside,
  };
}

/** Nothing here needs a reader of HTML: a list's tags are emphasis or line breaks. */
export type IngredientsOptions = { html?: HtmlReader };

/** A text without entities, tags, invisible characters and marks of emphasis. */
const clean = (raw: string, path: Path): Source =>
  withoutEmphasis(readSource(raw.slice(0, maxInputLength), path));

/**
 * Finds the allergens that any value of JSON declares: a product of a feed with all its texts, fields
 * and lists. Reads statements ('Può contenere tracce di latte'), titles with what is below or
 * beside them, answers of tables and maps (`{ latte: true, soia: 'no' }`), fields that are named after
 * what they say (`allergeni`, `mayContain`) and lists of ingredients behind their marker. What merely
 * names a food declares nothing, and what is denied is not there. Never throws.
 */
export const findDeclarations = (value: unknown): AllergenFinding[] => findInFields(value, clean);

/** The findings of a list, and the allergens of them each once. */
const withNames = (findings: AllergenFinding[]) => ({
  findings,
  allergens: allergensOfFindings(findings, 'contains'),
  traces: allergensOfFindings(findings, 'traces'),
});

/**
 * Reads a list of ingredients: a text, a list of texts, or product details with the fields of a
 * shop. A text with marker words is cut to its ingredients. What any field or item declares counts
 * among the allergens. Never throws; nothing readable gives empty lists.
 */
export function parseIngredients(
  input: unknown,
  _options: IngredientsOptions = {},
): Result<IngredientList> {
  const { value, diagnostics, beside } = readIngredients(input);
  const structure = structureOf(input);
  // Of a text that is a list, what stands beside it may declare: 'Non adatto ai celiaci'.
  const others = structure ? [structure] : [...value.notes, ...beside].filter(mayDeclare);
  const declared = others
    .flatMap(findDeclarations)
    .filter(
      ({ allergen, presence }) =>
        !(presence === 'contains' ? value.allergens : value.traces).includes(allergen),
    );
  return { value: { ...value, ...withNames([...value.findings, ...declared]) }, diagnostics };
}
