import { fold } from '../../text/fold.ts';
import { withoutPrefix } from '../../text/pieces.ts';
import type { Place } from './state.ts';

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
  'altri_ingredienti',
  'other_ingredients',
  'inactive_ingredients',
  'eccipienti',
  'excipients',
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
] as const;

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

/** 'Ingredienti', 'longDescription', 'long_description': a key in the spelling of the fields. */
export const fieldOf = (key: string): string =>
  fold(withoutPrefix(key).replace(/([a-z])([A-Z])/g, '$1 $2')).replaceAll(' ', '_');

/** Whether the keys of an object are those of a list: its flavours, its parts. */
export function isInsideList({ path }: Place): boolean {
  const above = fieldOf(String(path.at(-1)));
  return [...listFields, ...compositionFields, ...variantFields].some((field) => field === above);
}
