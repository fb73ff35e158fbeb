import { contentKeys } from '../../lexicon/keys.ts';
import { wordSet } from '../../lexicon/phrases.ts';
import { apart } from '../../text/pieces.ts';
import { fold } from '../../text/fold.ts';
import { withoutPrefix } from '../../text/pieces.ts';
import { Remembered } from '../../text/Remembered.ts';
import type { Place } from './state.ts';

/** Fields of what a list has beside its main ingredients. */
export const restFields = [
  'altri_ingredienti',
  'other_ingredients',
  'inactive_ingredients',
  'eccipienti',
  'excipients',
] as const;

/** The fields of product details that may hold ingredients, in the order in which they count. */
export const listFields = [
  'ingredienti',
  'ingrediente',
  'ingredients',
  'ingredients_text_it',
  'ingredients_text',
  'lista_ingredienti',
  'elenco_ingredienti',
  'lista_degli_ingredienti',
  'elenco_degli_ingredienti',
  'ingredienti_completi',
  'testo_ingredienti',
  'ingredienti_it',
  'ingredients_it',
  'ingredients_list',
  'ingredient_list',
  'ingredient_statement',
  'ingredients_statement',
  'recipe_ingredient',
  'recipe_ingredients',
  'zutaten',
  'ingredientes',
  'ingredienten',
  'ingredienti_attivi',
  'active_ingredients',
  'principi_attivi',
  ...restFields,
] as const;

/** Fields that hold a list of ingredients, or a table of something else. */
export const compositionFields = [
  'composizione',
  'composition',
  'zusammensetzung',
  'componenti',
  'components',
] as const;

/** Keys under a list's own that hold it: `ingredienti: { lista: […], note: … }`. */
export const holderFields = [
  'it',
  'lista',
  'list',
  'elenco',
  'items',
  'text',
  'testo',
  'contenuto',
  'content',
  'html',
  'value',
  'valore',
  'raw',
  ...contentKeys,
];

/** Fields that hold ingredients behind a marker word only, or a statement on traces. */
export const markedFields = [
  'usage',
  'avvertenze',
  'caratteristiche',
  'long_description',
  'description',
] as const;

/** What one of several lists is for. */
export const flavourFields = [
  'gusto',
  'flavor',
  'flavour',
  'aroma',
  'variante',
  'variant',
  'sezione',
  'section',
  'parte',
  'option1',
  'opzione',
] as const;

export const wrapperFields = ['features', 'product_group_features', 'details'] as const;

/** Fields whose items may each have ingredients of its own. */
export const variantFields = ['variants', 'varianti', 'gusti', 'flavors', 'flavours'] as const;

/** Fields that say what a product contains or may contain. */
export const statementFields = [
  'avvertenze',
  'allergeni',
  'allergens',
  'tracce',
  'traces',
  'puo_contenere',
  'may_contain',
] as const;

const nouns = wordSet('ingredienti ingrediente ingredients ingredient');
/** Words beside those nouns that leave the list what it is. */
const neutralWords = wordSet(
  'it ita italiano lista list elenco degli di del dei testo text html raw statement completi label etichetta product prodotto pa attr field custom meta nutrition plain full value valore content contenuto',
);

/** `pa_ingredienti`, `ingredienti_testo`: whether a key says no more than that it holds the list. */
function namesList(words: readonly string[]): boolean {
  const others = words.filter((word) => !nouns.has(word));
  return others.length === words.length - 1 && others.every((word) => neutralWords.has(word));
}

const known = new Remembered<string>();
const exact: ReadonlySet<string> = new Set(listFields);

function newFieldOf(key: string): string {
  if (key === '%') return 'percent';
  const words = fold(apart(withoutPrefix(key)));
  const field = words.replaceAll(' ', '_');
  return !exact.has(field) && namesList(words.split(' ')) ? 'ingredienti' : field;
}

/** 'Ingredienti', 'longDescription', 'long_description': a key in the spelling of the fields. */
export const fieldOf = (key: string): string => known.find(key) ?? known.keep(key, newFieldOf(key));

/** The keys of an object by their fields; of several of one field the one of its name, or the first. */
export function keysByField(details: Record<string, unknown>): ReadonlyMap<string, string> {
  const keys = new Map<string, string>();
  for (const key of Object.keys(details)) {
    const field = fieldOf(key);
    if (key === field || !keys.has(field)) keys.set(field, key);
  }
  return keys;
}

/** Whether the keys of an object are those of a list: its flavours, its parts. */
export function isInsideList({ path }: Place): boolean {
  const above = fieldOf(String(path.at(-1)));
  return [...listFields, ...compositionFields, ...variantFields].some((field) => field === above);
}
