import { expect, test } from 'vitest';
import { declared } from '../testing/declared.ts';
import { parseIngredients } from '../ingredients/parseIngredients.ts';

const legend = { A: 'glutine', C: 'uova', G: 'latte' };

const cases: readonly [input: unknown, contains: string, traces: string][] = [
  // Keys that say that it has it.
  [{ con_latte: true }, 'milk', ''],
  [{ hasMilk: true, hasSoy: false }, 'milk', ''],
  [{ with_nuts: 1 }, 'nuts', ''],
  [{ presenza_latte: true }, 'milk', ''],
  [{ has_milk: false, has_lactose_free: true, senza_latte: true }, '', ''],
  [{ con_latte: 210 }, '', ''],
  [{ con_latte: { energia: '210 kcal', proteine: '30 g' } }, '', ''],
  [{ con_latte: 'Mescolare 30 g con 200 ml di latte' }, '', ''],
  // What an ingredient is made of.
  [{ nome: 'Lecitina', origine: 'soia' }, 'soybeans', ''],
  [{ ingredienti: [{ nome: 'Lecitina', fonte: 'soia' }] }, 'soybeans', ''],
  [{ nome: 'Creatina', origine: 'Italia', fonte: 'sintesi' }, '', ''],
  // Names that are no flavours.
  [{ nome: 'Barretta', glutine: true, vegano: false }, 'gluten', ''],
  [{ nome: 'Barretta', lattosio: true, glutine: false }, 'milk', ''],
  [{ nome: 'Barretta', nocciola: true }, '', ''],
  [{ free_from: { gluten: true, lactose: true } }, '', ''],
  // Names and values that are spread over one record.
  [{ attr_name: 'Allergeni', attr_value: 'Latte' }, 'milk', ''],
  [{ feature_name_1: 'Allergeni', feature_value_1: 'Latte', feature_name_2: 'Peso' }, 'milk', ''],
  [{ 'Attribute 1 name': 'Tracce', 'Attribute 1 value(s)': 'Soia, uova' }, '', 'eggs soybeans'],
  [{ 'Nome attributo 2': 'Latte', 'Valore attributo 2': 'sì' }, 'milk', ''],
  [{ Attribute1: 'Ingredienti', Value1: 'proteine del latte, cacao' }, 'milk', ''],
  [{ claim_name: 'Senza', claim_value: 'latte' }, '', ''],
  [
    { tab_1_titolo: 'Senza', tab_1_testo: 'latte', tab_2_titolo: 'Contiene', tab_2_testo: 'soia' },
    'soybeans',
    '',
  ],
  // Names without shares, and lists without commas.
  [{ ingredienti: { Latte: '', Soia: '' } }, 'milk soybeans', ''],
  [{ ingredienti: { Avena: '60%', Latte: null } }, 'gluten milk', ''],
  [{ ingredienti: [{ Latte: '' }, { Soia: null }] }, 'milk soybeans', ''],
  [{ ingredienti: { en: '', fr: null } }, '', ''],
  [{ composition: 'milk protein' }, 'milk', ''],
  [{ composition: '100% cotton' }, '', ''],
  // Columns of allergens among others.
  [{ NOME: 'Base', LATTE: 'X', SOIA: 'X', UOVA: '' }, 'milk soybeans', ''],
  [{ NOME: 'Base', VEGANO: 'SI', LATTE: 'X', SOIA: 'T' }, 'milk', 'soybeans'],
  [{ sku: '1', milk: true, soy: false }, 'milk', ''],
  [{ NOME: 'Base', LATTE: 1, SOIA: 0 }, 'milk', ''],
  [{ NOME: 'Torta', latte: 250, uova: 2 }, '', ''],
  [{ nome: 'Base', senza_lattosio: true, senza_glutine: true }, '', ''],
  // Records whose name is under a key that says something else.
  [{ tipo: 'Latte', presenza: 'può contenere' }, '', 'milk'],
  [{ allergeni: [{ tipo: 'Latte', presenza: 'contiene' }] }, 'milk', ''],
  [{ allergeni: [{ tipo: 'Soia', presenza: 'tracce' }] }, '', 'soybeans'],
  [{ allergeni: [{ tipo: 'Uova', presenza: 'assente' }] }, '', ''],
  [{ allergeni: [{ tipo: 'tracce', valore: 'Soia, uova' }] }, '', 'eggs soybeans'],
  [{ allergeni: [{ tipo: 'contiene', descrizione: 'Latte' }] }, 'milk', ''],
  [{ allergens: [{ type: 'MAY_CONTAIN', description: 'Soy' }] }, '', 'soybeans'],
  // What may be a field that nobody filled in denies nothing.
  [{ allergeni: [{ descrizione: 'Latte', tipo: '' }] }, 'milk', ''],
  [{ allergeni: [{ descrizione: 'Latte', tipo: '-', livello: null }] }, 'milk', ''],
  [{ allergeni: [{ descrizione: 'Latte', tipo: 'n.d.' }] }, 'milk', ''],
  // Codes with a legend.
  [{ attributi: [{ code: 'allergeni', value: 'latte' }] }, 'milk', ''],
  [{ slug: 'allergeni', values: ['Latte'] }, 'milk', ''],
  [{ nome: 'Può contenere', valori: ['Latte'] }, '', 'milk'],
  [{ slug: 'senza-lattosio', name: 'Barretta', content: 'contiene latte' }, 'milk', ''],
  [{ attributes: [{ type: 'text', label: 'Contiene', value: 'latte' }] }, 'milk', ''],
  [{ tab_1_titolo: 'Allergeni', tab_1_testo: 'latte', tab_1_html: '' }, 'milk', ''],
  [{ allergeni: 'Soia', legenda_allergeni: legend }, 'eggs gluten milk soybeans', ''],
  [{ allergeni: 'X', legenda_allergeni: { X: null } }, '', ''],
  // What is called a legend and has no names in it.
  [{ allergeni: 'latte', legenda: true }, 'milk', ''],
  [{ allergeni: 'latte', legenda: {} }, 'milk', ''],
  [{ allergeni: 'latte', legenda_allergeni: [1, 2] }, 'milk', ''],
  // Crosses on lines beside ticks, and beside words that say yes.
  ['Allergeni\nLatte: ✓\nSoia: ✗\nUova: ✗', 'milk', ''],
  ['Latte: sì\nSoia: ✗', 'milk', ''],
  // Names with a list in brackets among those that are ticked off.
  ['Allergeni: ☑ Latte ☐ Soia ☑ Frutta a guscio (mandorle, nocciole) ☐ Uova', 'milk nuts', ''],
  ['Allergeni: ☐ Frutta a guscio (mandorle, ecc. tostate) ☑ Uova ☐ Soia', 'eggs', ''],
  ['Latte: ✓\nFrutta a guscio (noci, mandorle): ✗', 'milk', ''],
  // Codes of GS1 as records with a code or a label.
  [
    {
      allergen: [
        { allergenTypeCode: 7, levelOfContainmentCode: 'CONTAINS' },
        { allergenTypeCode: { label: 'Soia' }, levelOfContainmentCode: 'CONTAINS' },
      ],
    },
    'soybeans',
    '',
  ],
  // Answers behind a heading with a dash, parted by dashes and other signs.
  [
    'ALLERGENI - Latte e derivati: presente - Soia e derivati: assente - Uova: tracce',
    'milk',
    'eggs',
  ],
  ['ALLERGENI – Latte: presente – Soia: assente – Uova: tracce', 'milk', 'eggs'],
  ['DICHIARAZIONE ALLERGENI — Latte: presente — Soia: assente — Uova: tracce', 'milk', 'eggs'],
  ['Tabella allergeni - Latte: presente / Soia: assente / Uova: tracce', 'milk', 'eggs'],
  ['ALLERGENI - Latte: presente • Soia: assente • Uova: tracce', 'milk', 'eggs'],
  ['<p>ALLERGENI - Uova: tracce - Latte: presente - Soia: assente</p>', 'milk', 'eggs'],
  ['ALLERGENI Uova: tracce - Latte: sì - Soia: no', 'milk', 'eggs'],
  [{ allergeni: 'ALLERGENI - Soia: assente - Latte: presente - Uova: tracce' }, 'milk', 'eggs'],
  ['ALLERGENI - Latte: assente - Soia: assente', '', ''],
  // One allergen alone, and beside what is left out.
  [{ milk: true }, 'milk', ''],
  [{ milk: 1 }, 'milk', ''],
  [{ milk: 0 }, '', ''],
  [[{ latte: true }], 'milk', ''],
  [{ egg_free: true, milk: true }, 'milk', ''],
  [{ senza_uova: 'sì', latte: 'X' }, 'milk', ''],
  [{ sku: '7', latte: true }, 'milk', ''],
  [{ gluten_free: false }, '', ''],
  [{ gluten_free: false, milk: true }, 'milk', ''],
  [{ latte: 250 }, '', ''],
  [{ gusto: 'Torta', nocciola: true }, '', ''],
  // Keys of traces.
  [{ cross_contact: ['milk', 'nuts'] }, '', 'milk nuts'],
  [{ cross_contact_milk: true }, '', 'milk'],
  [{ contaminanti: 'latte' }, '', 'milk'],
  [{ cross_sesamo: true }, '', 'sesame'],
  [{ cross_sesamo: true, cross_solfiti: false, allergene_latte: true }, 'milk', 'sesame'],
  [{ milk_traces: true, egg_traces: false }, '', 'milk'],
  [{ latte_tracce: 'sì' }, '', 'milk'],
  [{ allergen_cross_milk: 1 }, '', 'milk'],
  [{ allergens_cross: ['milk'] }, '', 'milk'],
  [{ allergeni_crociati: 'latte, uova' }, '', 'eggs milk'],
  [{ allergeni: 'soia', allergeni_crociati: 'latte' }, 'soybeans', 'milk'],
  [{ precautionary_allergens: ['milk'] }, '', 'milk'],
  [{ may_be_present: 'milk' }, '', 'milk'],
  [{ traces_from_ingredients: 'en:milk' }, '', 'milk'],
  [{ name: 'Cross contact', value: 'latte' }, '', 'milk'],
  // What tells of both is contained, and what tells of neither nothing.
  [{ allergens_and_cross_contact: ['milk'] }, 'milk', ''],
  [{ cross_sell: ['Barretta al latte'] }, '', ''],
  [{ no_cross_contact: ['milk'] }, '', ''],
  // In the product, and where it is made.
  [
    [
      { allergen: 'milk', in_product: true, in_line: true },
      { allergen: 'egg', in_product: false, in_plant: true },
    ],
    'milk',
    'eggs',
  ],
  [{ allergens: [{ name: 'milk', in_recipe: false, same_line: true }] }, '', 'milk'],
  [
    { allergens: { milk: { in_product: false, shared_line: true }, soy: { in_product: true } } },
    'soybeans',
    'milk',
  ],
  [{ latte: { prodotto: 'NO', sito: 'SI' } }, '', 'milk'],
  [[{ allergene: 'Latte', prodotto: false, sito: true }], '', 'milk'],
  [
    [{ Allergene: 'Latte', 'Presente nel prodotto': 'No', 'Presente in stabilimento': 'Sì' }],
    '',
    'milk',
  ],
  [
    [{ Allergene: 'Latte', 'Presente nel prodotto': 'Sì', 'Presente in stabilimento': 'No' }],
    'milk',
    '',
  ],
  [
    '<table><tr><th></th><th>Prodotto</th><th>Sito</th></tr><tr><td>Latte</td><td>NO</td><td>SI</td></tr><tr><td>Uova</td><td>SI</td><td>SI</td></tr></table>',
    'eggs',
    'milk',
  ],
  ['|  | Prodotto | Sito |\n|---|---|---|\n| Latte | NO | SI |', '', 'milk'],
  ['\tProdotto\tSito\nLatte\tNO\tSI\nUova\tSI\tNO', 'eggs', 'milk'],
  ['Allergene;Prodotto;Sito\nLatte;NO;SI\nUova;SI;SI', 'eggs', 'milk'],
  ['Allergen | In product | On line\nMilk | no | yes\nEggs | yes | yes', 'eggs', 'milk'],
  [
    [
      ['', 'Prodotto', 'Sito'],
      ['Latte', 'NO', 'SI'],
    ],
    '',
    'milk',
  ],
  // Codes of GS1 beside a level, in lists, as keys and in tables.
  [[{ codice: 'AF', livello: 'assente' }], '', ''],
  [{ code: 'NL', status: 'yes', allergens: 'NO' }, '', ''],
  [{ lingue: ['AM', 'AE'] }, '', ''],
  [
    [
      { allergen: 'soy', level: 'free-from' },
      { allergen: 'milk', level: 'may-contain' },
    ],
    '',
    'milk',
  ],
  // Names whose mark says that there may be traces.
  ['Allergeni: latte*, soia* (*in tracce)', '', 'milk soybeans'],
  ['Allergeni: latte, soia*, uova (*in tracce)', 'eggs milk', 'soybeans'],
  ['Allergeni: latte, soia*\n* in tracce', 'milk', 'soybeans'],
  ['Allergeni: latte, semi di sesamo*. *può contenere tracce.', 'milk', 'sesame'],
  ['Contiene latte(1), uova(2). (1) biologico (2) possibile contaminazione', 'milk', 'eggs'],
  [{ allergeni: 'latte, soia¹, uova. ¹ = in tracce' }, 'eggs milk', 'soybeans'],
  [{ name: 'Allergeni', value: 'latte*, soia (*tracce)' }, 'soybeans', 'milk'],
  ['Allergeni: latte*, soia. *biologico', 'milk soybeans', ''],
  ['Allergeni: latte*, soia. *può contenere tracce di uova', 'milk soybeans', 'eggs'],
  ['Allergeni: latte*, soia. *non in tracce', 'milk soybeans', ''],
  ['Ingredienti: riso, latte, soia*. *in tracce', 'milk soybeans', ''],
  // Cross-contact in other carriers.
  [{ allergens: { cross_contact: ['milk'], contains: ['soy'] } }, 'soybeans', 'milk'],
  [{ milk: 'cross contact', soy: 'contains' }, 'soybeans', 'milk'],
  ['Cross contact: latte, soia', '', 'milk soybeans'],
  ['Allergeni contenuti: soia. Allergeni crociati: latte', 'soybeans', 'milk'],
  ['Precautionary allergens: milk', '', 'milk'],
  // Answers behind another sentence.
  ['Ingredienti: riso. ALLERGENI - Latte: presente - Soia: assente - Uova: tracce', 'milk', 'eggs'],
];

const words = (all: readonly string[]): string => all.toSorted().join(' ');

test.each(cases)('%j declares %j, and traces of %j', (input, contains, traces) => {
  expect(declared(input)).toEqual([contains, traces]);
  const { allergens, traces: own } = parseIngredients(input).value;
  expect([words(allergens), words(own)]).toEqual([contains, traces]);
});
