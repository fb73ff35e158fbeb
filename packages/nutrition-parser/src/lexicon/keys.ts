/**
 * Keys of feeds by what they say of their value, folded, with hyphens for the spaces within: Italian
 * ones, and those of English, German, French and Spanish feeds and of open catalogues.
 */
export const keyWords = {
  name: 'componente component nutriente nutrient nome name label key chiave voce parametro sostanza ingrediente ingredient principio-attivo attivo elemento nome-componente nome-nutriente nutrient-name component-name nutrimento nutriment nutriment-name nom nombre naehrstoff nahrstoff bezeichnung denominazione sostanza-attiva attribute-code attribute attributo nome-attributo attribute-name attribute-id feature-name property property-name specification vitamina minerale aminoacido amminoacido macronutriente micronutriente ceppo strain fermento probiotico enzima pianta estratto active active-ingredient sostanza-caratterizzante',
  value:
    'valore value quantita amount contenuto qty quantity tenore qta importo dosaggio apporto valore-nutrizionale valeur valor wert menge cantidad quantite teneur dosage options opzioni amount-value nutrient-value valor-medio text testo cells celle string-value double-value integer-value number-value attribute-value feature-value property-value value-ids totale totali total display display-value formatted formatted-value raw valore-numerico numeric-value',
  unit: 'unita unit unit-misura unita-misura unita-di-misura um udm uom unit-of-measure units unite unidad einheit unit-name unit-code misura',
  nrv: 'vnr nrv rda daily-value dv vnr-percent percent-vnr percentuale-vnr nrv-percent vnr-percentuale perc-vnr ar percent-nrv valore-giornaliero daily-value-percent percent-daily-value vnr-percentage percentuale percent daily daily-values percent-of-daily-needs daily-value-intake-percent perc pct percentage pct-vnr percentuale-di-vnr percentuale-ar',
  sub: 'sottocomponente sotto-componente sub indent sottovoce di-cui is-sub subcomponent livello level',
  subs: 'sottocomponenti sub-components sub-rows subrows sottorighe sotto-righe children figli sottovoci dettaglio sub-nutrients sottonutrienti',
  rows: 'rows righe values valori componenti components nutrienti nutrients items voci elementi entries data dati lista pairs coppie elenco body tbody corpo food-nutrients total-nutrients tr row riga',
  label:
    'per porzione dose serving serving-size serving-label etichetta dimensione-porzione dose-giornaliera base riferimento basis sezione section colonna portion portion-size serving-weight serving-quantity peso-porzione quantita-porzione unita-riferimento unita-di-riferimento quantita-riferimento nutrition-data-per unit-basis nutrient-basis-quantity basis-quantity riferito-a valori-riferiti-a valori-per quantita-di-riferimento porzione-consigliata portionsgrosse portion-size-label serving-size-text serving-description daily-dose daily-serving recommended-dose recommended-serving',
  labelUnit:
    'serving-size-unit serving-quantity-unit serving-unit unita-porzione porzione-unita dose-unita portion-unit serving-size-uom basis-unit',
  title: 'title titolo caption nome-tabella intestazione heading section-name',
  servings:
    'servings-per-container servings-per-pack dosi-per-confezione porzioni-per-confezione servings numero-dosi n-dosi porzioni num-porzioni numero-porzioni number-of-servings number-of-servings-per-package servings-per-package',
  notes: 'note notes nota footnote footnotes legenda avvertenza disclaimer',
  wrapper:
    'valori-nutrizionali nutritional-table nutrition nutrizione tabella table tabella-nutrizionale nutritional-values informazioni-nutrizionali nutrition-facts nutriments features dichiarazione-nutrizionale product-group-features details sezioni sections tabs schede nutritional-info nutrition-info groups gruppi nutrition-table nutritional-information nutritional-facts nutritional info-nutrizionali nutrizionale nutrizionali valori-nutritivi tabelle naehrwerte nahrwerte valori-medi valeurs-nutritionnelles informacion-nutricional',
  variants: 'gusti flavors flavours variants varianti',
  product:
    'id sku ean gtin asin barcode codice code cod slug handle url link href image image-url images immagine immagini foto img price prezzo price-cents base-price min-price-cents original-price listino sconto discount iva vat stock stock-quantity giacenza quantita-disponibile disponibilita availability brand brand-name marca marchio produttore category category-id category-slug category-name categoria group-id product-group-name nome-prodotto product-name descrizione description long-description short-description descrizione-breve descrizione-lunga formato size sizes confezione peso-netto weight gusto flavor flavour variante variant lotto scadenza ingredienti ingredients modalita-uso modalita-d-uso how-to-use usage uso posologia avvertenze warnings conservazione caratteristiche benefici nutritional-highlights created-at updated-at data-aggiornamento versione version lang language lingua locale country paese order ordine position posizione rating recensioni reviews tags type tipo fonte source peso peso-lordo capacita volume colore color colour materiale altezza larghezza profondita garanzia reparto weight-per-serving rank index sort',
} as const;

/**
 * Keys that say something else where their value is of a kind: a nutrient's name, the code of one
 * (`proteins_100g`), any short text, a basis ('per 100 g'), or a percentage.
 */
export const rolesByValue = [
  {
    kind: 'basis',
    role: 'label',
    keys: 'rif ref reference gruppo group section-name titolo-sezione blocco',
  },
  { kind: 'percentage', role: 'nrv', keys: 'rif riferimento ref reference base' },
  { kind: 'text', role: 'name', keys: 'etichetta riga row' },
  { kind: 'name', role: 'title', keys: 'type tipo kind' },
  { kind: 'name', role: 'name', keys: 'code codice cod id slug field campo' },
] as const;

/** Keys of the size of a serving, in what is said to be one: `per_porzione: { size: '30 g' }`. */
export const sizeKeys: ReadonlySet<string> = new Set(
  'size|dimensione|peso|weight|grammi|grams|g|peso g|weight g|size g|formato|misura'.split('|'),
);

/** Words in keys of what is counted, dated or marked, and is no row. */
export const technicalWords: ReadonlySet<string> = new Set(
  'id ids code cod art codice url score grade nova rating footprint index version versione status rank date created updated creato aggiornato modificato scade price prezzo count stock sku slug header'.split(
    ' ',
  ),
);

/** Words in a key that say which of its parts a value is: `proteine_valore`, `calcio_vnr`. */
export const partWords = {
  value: [
    'quantita',
    'quantity',
    'valore',
    'amount',
    'value',
    'val',
    'qty',
    'content',
    'contenuto',
  ],
  unit: ['unita di misura', 'unita', 'unit', 'uom', 'um'],
  nrv: [
    'percentuale vnr',
    'percent daily value',
    'vnr percent',
    'nrv percent',
    'daily value',
    'perc vnr',
    'percentuale',
    'percent',
    'perc',
    'pct',
    'vnr',
    'nrv',
    'rda',
    'ar',
    'dv',
  ],
} as const;

/** Words that say which of a pair a key holds: `feature_name_1`, `tab_2_testo`, `Attribute1`. */
export const pairWords = {
  value:
    'value values valore valori val text testo content contenuto body html descrizione description quantita quantity amount',
  name: 'name nome title titolo label etichetta heading header intestazione key chiave',
  thing:
    'attribute attributo feature property proprieta caratteristica campo field voce nutriente nutrient componente component parametro parameter',
} as const;

/** Keys of the content of an element or of a typed value. */
export const contentKeys: ReadonlySet<string> = new Set(
  '#text _text __text $t #cdata $numberDecimal $numberInt $numberLong $numberDouble'.split(' '),
);

/** Words before the name of a nutrient that say where it belongs: `nutrition.protein`, `nf_calories`. */
export const namespaces: ReadonlySet<string> = new Set(
  'nutrition nutritional nutri nutr nutrient nutriente nutrizione nutrizionale nutrizionali nf macro macros macronutrienti nut pa attr attribute valore valori value contenuto apporto custom spec meta field tab tabella val vn valnutr vnutr feature'.split(
    ' ',
  ),
);

/** Of these, the words that say that the rest is of a nutrition table: `nutr_riferimento`, `pa_formato`. */
export const tableNamespaces: ReadonlySet<string> = new Set(
  'nutrition nutritional nutri nutr nutrizione nutrizionale nutrizionali nf nut pa attr vn valnutr'.split(
    ' ',
  ),
);

/** Before the key of a metafield in the head of a sheet. */
export const sheetHeads = ['Metafield: ', 'Variant Metafield: '];

/** Languages of keys: Italian, and those that are read where it is not there. */
export const languageCodes = {
  italian: 'it it-it ita italiano',
  others: 'en en-us en-gb eng de de-de fr fr-fr es es-es pt nl pl',
} as const;

/** Units at the end of a key: `grassi_g`, `sodio_mg`. */
export const keyUnits: ReadonlySet<string> = new Set(
  'g gr grammi grams mg mcg ug µg kcal kj ui iu ml ufc cfu'.split(' '),
);

/** Keys of an amount that are its unit: `{ nome: 'Zinco', mg: 10 }`. */
export const amountKeys: ReadonlySet<string> = new Set(
  'g mg mcg µg ug UI ui UFC ufc CFU cfu grammi grams milligrammi'.split(' '),
);

/** Words of units in data of product systems. */
export const unitCodes: ReadonlyMap<string, string> = new Map([
  ['GRAM', 'g'],
  ['GRAMS', 'g'],
  ['MILLIGRAM', 'mg'],
  ['MICROGRAM', 'µg'],
  ['MILLILITER', 'ml'],
]);

/** Keys of one letter and what they say, where one of them holds the value of a row. */
export const shortKeyWords = [
  ['l', 'name'],
  ['n', 'name'],
  ['k', 'name'],
  ['v', 'value'],
  ['val', 'value'],
  ['u', 'unit'],
] as const;

/** Keys of the parts of a table: what its columns are called, their headings, its cells, its heads. */
export const tableKeys = {
  ids: 'key field id name dataIndex accessor accessorKey prop code chiave campo',
  labels: 'label title header headerName text titolo etichetta intestazione name nome',
  cells: 'cells celle columns cols colonne td th values valori data row',
  heads: 'columns colonne headers header intestazioni intestazione head thead titles titoli cols',
} as const;

/** Keys of what a program calls a row. */
export const codeKeys: ReadonlySet<string> = new Set(
  'key chiave code codice cod id field campo attribute_code'.split(' '),
);

/** Keys of what is sold or reviewed. */
export const tradeKeys: ReadonlySet<string> = new Set(
  'price prezzo sku ean rating stock giacenza qty_ordered review comment'.split(' '),
);

/** Names of fields on allergens. */
export const allergenFields: ReadonlySet<string> = new Set('allergeni allergens tracce'.split(' '));

/** Keys of what one of several flavours is called. */
export const flavourKeys: ReadonlySet<string> = new Set(
  'gusto flavor flavour variante variant sapore aroma nome name title titolo label'.split(' '),
);

/** Keys of vitamins that are called by their letters. */
export const vitaminKeys: ReadonlySet<string> = new Set(
  'vitamine vitamina vitamins vitamin'.split(' '),
);

/** Keys of what is no table, whatever their text looks like. */
export const otherTextKeys = '(ingredient|modalita|avvert|warning|usage|uso|how to use|posologia)~';

/** Units that only substances have. */
export const substanceUnits = ['mg', 'mcg', 'µg', 'ug', 'ufc', 'kcal', 'kj', ' ui'] as const;

/** Answers that say yes, as values of data. */
export const yesValues: readonly unknown[] = [true, 1, 'true', '1', 'si', 'sì'];
