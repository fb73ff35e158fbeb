import { listed } from '../text/chars.ts';
import { contentKeys } from './keys.ts';
import { wordSet } from './phrases.ts';

/** Names of fields of products and pages that tell where a list of ingredients is, in snake case. */

/** Fields of what a list has beside its main ingredients. */
export const restFields = listed(
  'altri_ingredienti other_ingredients inactive_ingredients eccipienti excipients',
);

/** The fields of product details that may hold ingredients, in the order in which they count. */
export const listFields = [
  ...listed(`
    ingredienti ingrediente ingredients ingredients_text_it ingredients_text lista_ingredienti
    elenco_ingredienti lista_degli_ingredienti elenco_degli_ingredienti ingredienti_completi
    testo_ingredienti ingredienti_it ingredients_it ingredients_list ingredient_list
    ingredient_statement ingredients_statement recipe_ingredient recipe_ingredients zutaten
    ingredientes ingredienten ingredienti_attivi active_ingredients principi_attivi
  `),
  ...restFields,
];

/** Fields that hold a list of ingredients, or a table of something else. */
export const compositionFields = listed(
  'composizione composition zusammensetzung componenti components',
);

/** Keys under a list's own that hold it: `ingredienti: { lista: […], note: … }`. */
export const holderFields = [
  ...listed('it lista list elenco items text testo contenuto content html value valore raw'),
  ...contentKeys,
];

/** Fields that hold ingredients behind a marker word only, or a statement on traces. */
export const markedFields = listed('usage avvertenze caratteristiche long_description description');

/** What one of several lists is for. */
export const flavourFields = listed(
  'gusto flavor flavour aroma variante variant sezione section parte option1 opzione',
);

export const wrapperFields = listed('features product_group_features details');

/** Fields whose items may each have ingredients of its own. */
export const variantFields = listed('variants varianti gusti flavors flavours');

/** Titles of what a product contains or may contain, with the fields that say the same. */
export const statementTitles: ReadonlyMap<string, string> = new Map([
  ['allergeni', 'allergeni'],
  ['allergens', 'allergeni'],
  ['tracce', 'tracce'],
  ['traces', 'tracce'],
  ['puo contenere', 'tracce'],
  ['may contain', 'tracce'],
]);

/** The nouns of those fields, and words beside them that leave the list what it is. */
export const listNouns = wordSet('ingredienti ingrediente ingredients ingredient');
export const neutralWords = wordSet(`
  it ita italiano lista list elenco degli di del dei testo text html raw statement completi label
  etichetta product prodotto pa attr field custom meta nutrition plain full value valore content
  contenuto
`);

/** Keys of the name of an ingredient; elsewhere than under a list the others are of pages and products. */
export const nameKeys = listed(
  'nome name ingrediente ingredient componente component text testo label',
);
export const otherNameKeys = listed(
  'titolo title denominazione descrizione description value valore',
);

/** Keys of the name of a flavour, and of its list. */
export const flavourNameKeys = listed('nome name titolo title label etichetta');
export const flavourListKeys = listed('value valore text testo content html descrizione');

/** Keys of what an ingredient is made of. */
export const partKeys = listed(`
  ingredienti ingredients sottoingredienti sotto_ingredienti sub_ingredients subingredients
  sub_ingredienti composizione composition componenti components sottocomponenti sub_components
  children figli dettaglio dettagli contenuto contiene composto_da items elenco lista parti parts
`);

/** Keys of the share of an ingredient; those of the first line make one of a bare number. */
export const percentKeys = listed('percentuale percent percentage percento perc pct quota');
export const shareKeys = [
  ...percentKeys,
  ...listed('quantita qta qty share valore amount quantity value'),
];

/** Keys of the title of a section, and of its text. */
export const titleKeys = listed(`
  title titolo name nome label etichetta heading key chiave attribute attribute_code attribute_name
  property_id property_name property proprieta feature attributo voce section_name field campo code
  codice sezione section header intestazione caption section_title k l tipo type slug
`);
export const bodyKeys = listed(`
  content contenuto body text testo value valore html description descrizione options opzioni values
  valori attribute_value feature_value items lista list elenco voci righe rows lines v
`);
