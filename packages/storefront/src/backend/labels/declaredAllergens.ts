import {
  type Allergen,
  findAllergens,
  type NutritionTable,
  parseIngredients,
} from '@vetta/nutrition-parser';
import { textsIn } from '../textsIn.ts';
import { declaringFields } from './declaringFields.ts';

export type DeclaredAllergens = { contains: readonly Allergen[]; traces: readonly Allergen[] };

type Sources = {
  /** Every text that may be a list of ingredients, not only the one that the page shows. */
  ingredientTexts: readonly string[];
  /** Product and details as they came: a statement may stand in any field. */
  raw: readonly unknown[];
  /** The names of the food: what they refer to needs no list (Reg. EU 1169/2011, art. 21). */
  names: readonly string[];
  table: NutritionTable | null;
};

/** What a product declares outside the list that its page shows (docs/rules.md#declared-allergens). */
export function declaredAllergens({
  ingredientTexts,
  raw,
  names,
  table,
}: Sources): DeclaredAllergens {
  const contains = new Set<Allergen>();
  const traces = new Set<Allergen>();
  const read = (text: string) => {
    const { value } = parseIngredients(text);
    for (const allergen of value.allergens) contains.add(allergen);
    for (const allergen of value.traces) traces.add(allergen);
  };
  for (const text of ingredientTexts) read(text);
  for (const text of textsIn(raw)) {
    for (const statement of statementsIn(text)) read(statement);
  }
  for (const statement of declaringFields(raw)) read(statement);
  for (const name of [...names.map(withoutFlavour), ...presentRows(table)]) {
    for (const { allergen, exempt } of findAllergens(name, 0, name.length)) {
      if (!exempt) contains.add(allergen);
    }
  }
  return { contains: [...contains], traces: [...traces] };
}

const cue = /(?:contien[ei]|contengono|contenere|\bcontains?\b|tracc[ei]|\btraces\b|\ballergen)/iu;
/** Where a sentence ends, or says something else from here on. */
const sentenceEnd =
  /[\n!?|]|\.(?=\s|$)|,\s+(?=può|puo|potrebbe|ma\s|may\s|prodott)|\s+(?=(?:ma|bensì|però|e|but|and)\s+(?:contien|conteng|contain))/iu;
const markup = /<[^<>]{0,200}>|[*_]{1,2}/g;

/** The sentences that speak of what is contained, from the words that say so. */
function statementsIn(text: string): readonly string[] {
  if (!cue.test(text) && !containing.test(text)) return [];
  return text
    .replaceAll(markup, ' ')
    .split(sentenceEnd)
    .flatMap((sentence) => fromCue(sentence) ?? []);
}

/** 'Senza cereali contenenti glutine': only the whole tells what it says. */
const containing = /contenent[ei]/iu;

/** What stands before the statement is prose: 'Alternativa al latte, contiene soia'. */
const beforeCue =
  /(?:\b(?:non|né|senza|priv[oai]\s+di|può|puo'?|potrebbe(?:ro)?|possono|may|does\s+not|not)\s+){0,2}$/iu;

function fromCue(sentence: string): string | undefined {
  if (containing.test(sentence)) return sentence.trim();
  const found = cue.exec(sentence);
  if (found === null) return undefined;
  const lead = beforeCue.exec(sentence.slice(Math.max(0, found.index - 40), found.index));
  return sentence.slice(found.index - (lead?.[0].length ?? 0)).trim();
}

/** 'Barretta gusto nocciola' tastes of it. */
const withoutFlavour = (name: string): string =>
  name.replace(/\b(?:al\s+)?(?:gusto|aroma)\b.*$/iu, '');

/** Names of rows with an amount: 'Glucosamina (da crostacei): 500 mg'; 'Lattosio: < 0,1 g' has none. */
function presentRows(table: NutritionTable | null): readonly string[] {
  return (table?.rows ?? []).flatMap(({ name, values }) =>
    values.some((value) => value !== null && value.amount > 0 && value.qualifier !== '<')
      ? [name]
      : [],
  );
}
