import { expect, test } from 'vitest';
import { allergenNames, allergens, allergensOfList } from '../allergens.ts';
import { parseIngredients } from '../index.ts';
import { declared, inOrder } from '../testing/declared.ts';

/** What a list with its statements tells to be contained, then to be there in traces. */
function listed(input: unknown): [contains: string, traces: string] {
  const { value } = parseIngredients(input);
  return [value.allergens.toSorted().join(' '), value.traces.toSorted().join(' ')];
}

/** The same by the entry that reads allergens alone. */
function found(list: string): [contains: string, traces: string] {
  const all = allergensOfList(list);
  const told = (presence: string): string =>
    [...new Set(all.filter((own) => own.presence === presence).map(({ allergen }) => allergen))]
      .toSorted()
      .join(' ');
  return [told('contains'), told('traces')];
}

type Case = readonly [text: string, contains: string, traces: string];

test.each<Case>([
  // What 'assente' and 'assenti' are of.
  ['Contiene latte e soia, glutine e uova assenti', 'milk soybeans', ''],
  ['Contiene latte e soia; glutine e uova: assenti', 'milk soybeans', ''],
  ['Contiene latte, glutine e uova (assenti)', 'milk', ''],
  ['Contiene latte, uova e soia assenti', 'milk', ''],
  ['Allergeni: latte, soia e uova assenti', 'milk', ''],
  ['Allergeni: latte e glutine assente', 'milk', ''],
  ['Contiene soia, siero di latte assente', 'soybeans', ''],
  ['Allergeni: latte (incluso lattosio) assente', '', ''],
  ['Contiene soia e latte – glutine assente', 'milk soybeans', ''],
  ['Glutine assente - lattosio presente', 'milk', ''],
  ['Allergeni presenti: latte, soia – Allergeni assenti: glutine, uova', 'milk soybeans', ''],
  ['Contiene arachidi e allergeni assenti: pesce', 'peanuts', ''],
  ['Allergeni: latte, soia in tracce', 'milk', 'soybeans'],
  ['Contiene glutine - uova in tracce', 'gluten', 'eggs'],
  ['Contiene latte e soia in tracce', 'milk', 'soybeans'],
  ['Contiene latte – soia: no', 'milk', ''],
  ['Contiene uova in polvere (soia: no)', 'eggs', ''],
  // What is answered behind a statement without a mark between them is another thing.
  ['Contiene solfiti, pesce Bio: no', 'fish sulphites', ''],
  ['Contiene uova, latte Conservanti: no', 'eggs milk', ''],
  ['Contiene latte e soia Lattosio: no', 'milk soybeans', ''],
  ['Contiene latte Lattosio: no', 'milk', ''],
  ['Contiene latte Altri allergeni: no', 'milk', ''],
  ['Contiene latte Esaurito: no', 'milk', ''],
  ['Contiene SOIA, LATTE Bio: no', 'milk soybeans', ''],
  ['Contiene soia, latte* Bio: no', 'milk soybeans', ''],
  ['Contiene soia, latte vaccino: no', 'soybeans', ''],
  ['Allergeni: Latte Vaccino: no; Uova Fresche: no; Soia: sì', 'soybeans', ''],
  ['Allergeni: Frutta Secca: no; Soia: sì', 'soybeans', ''],
  ['Allergeni: latte Glutine: no', 'milk', ''],
  ['Ingredienti: zucchero, latte. Contiene uova - Bio: no', 'eggs milk', ''],
  ['Contiene soia e uova Vegan: sì', 'eggs soybeans', ''],
  ['Contiene latte, uova e prodotti a base di uova: no', 'milk', ''],
  ['Contiene latte e prodotti a base di latte: no', '', ''],
  ['Allergeni: latte, soia Coloranti: assenti', 'milk soybeans', ''],
  ['Allergeni: latte, lecitina (soia) Bio: no', 'milk soybeans', ''],
  ['Contiene latte, soia Frutta a guscio: tracce', 'milk soybeans', 'nuts'],
  ['Contiene latte, soia e derivati: no', 'milk', ''],
  ['Può contenere tracce di soia, latte Conservanti: no', '', 'milk soybeans'],
  ['Allergeni: latte, soia* (*in tracce)', 'milk', 'soybeans'],
  ['Allergeni: latte (soia: tracce)', 'milk', 'soybeans'],
  ['Tracce di latte - NO nocciole', '', 'milk'],
  // A denial that is taken back.
  ['Senza lattosio ma non senza latte', 'milk', ''],
  ['Senza lattosio ma non senza proteine del latte', 'milk', ''],
  ['Gluten free but not without milk', 'milk', ''],
  ['Not free from milk', 'milk', ''],
  // Titles and answers before their names.
  ['For allergens: tree nuts, soy', 'nuts soybeans', ''],
  ['Per gli allergeni: latte, uova', 'milk eggs', ''],
  ['NO soia, SI latte', 'milk', ''],
  ['NO glutine SI latte e soia', 'milk soybeans', ''],
  ['NO GLUTINE NO LATTOSIO SI SOIA', 'soybeans', ''],
  ['allergeni;latte, soia\ntracce;uova', 'milk soybeans', 'eggs'],
  // Several clauses.
  ['Non contiene glutine, contiene latte', 'milk', ''],
  ['Non contiene glutine – contiene latte – può contenere soia', 'milk', 'soybeans'],
  ['Contiene latte; non contiene glutine, uova; può contenere soia', 'milk', 'soybeans'],
  ['Può contenere tracce di latte e soia ma non di uova', '', 'milk soybeans'],
  ['Può contenere soia, ma non contiene latte', '', 'soybeans'],
  ['Non è esclusa la presenza di tracce di latte', '', 'milk'],
  ['È esclusa la presenza di tracce di latte', '', ''],
  ['Non sono stati aggiunti latte e soia', '', ''],
])('all readers: %s', (text, contains, traces) => {
  expect(found(text)).toEqual(inOrder(contains, traces));
  expect(listed(text)).toEqual(inOrder(contains, traces));
  expect(declared(text)).toEqual(inOrder(contains, traces));
});

test.each<Case>([
  ['latte in polvere e glutine assente', 'milk', ''],
  ['Ingredienti: riso, latte in polvere e crostacei assenti', '', ''],
  ['Ingredienti: riso, latte origine Francia in polvere e crostacei assenti', 'milk', ''],
  ['Ingredienti: riso. Latte e uova assenti.', '', ''],
  // In a list what is mixed in or tasted is there.
  ['Contiene: latte, gusto nocciola', 'milk nuts', ''],
  ['Contiene proteine del latte gusto nocciola', 'milk nuts', ''],
  ['Contiene soia, sciogliere in latte', 'milk soybeans', ''],
  ['Può contenere latte e gusto soia', '', 'milk soybeans'],
  ['Senza lattosio da sciogliere con latte', 'milk', ''],
  ['Ingredienti: riso. Mescolare con latte.', 'milk', ''],
  ['Ingredienti: riso, alternativa a latte', 'milk', ''],
  ['Senza dolci con scaglie di cioccolato al latte', 'milk', ''],
  ['Riso, senza lattosio lattosio, sale', 'milk', ''],
  // What a bracket behind a claim is of.
  ['Ingredienti: bevanda vegetale senza latte (acqua, soia), sale', 'soybeans', ''],
  ['Ingredienti: riso. Privo di latte (e uova)', '', ''],
  ['Ingredienti: riso. Senza derivati animali (latte, uova)', '', ''],
  // Whom an item suits, and whom it does not.
  ['Ottimo per gli intolleranti al latte', '', ''],
  ['Chi è intollerante al lattosio può consumare il prodotto', '', ''],
  ['Chi è allergico al latte deve evitare il prodotto', 'milk', ''],
  ['Non adatto agli allergici al latte', 'milk', ''],
  ['Ingredienti: riso.\nSenza: latte, glutine\nCon: soia', 'soybeans', ''],
  ['Ingredienti: riso, agente di trattamento della soia: n; agente schiumogeno: o', 'soybeans', ''],
])('the readers of lists: %s', (text, contains, traces) => {
  expect(found(text)).toEqual(inOrder(contains, traces));
  expect(listed(text)).toEqual(inOrder(contains, traces));
});

test.each<Case>([
  ['Ingredienti: riso. Mescolare con latte.', 'milk', ''],
  ['Ingredienti: riso. Può contenere latte e mescolare con soia', '', 'milk soybeans'],
  ['Ingredienti: bevanda vegetale senza latte (acqua, soia), sale', 'soybeans', ''],
  ['Ingredienti: riso, agente di trattamento della soia: n; agente schiumogeno: o', 'soybeans', ''],
  ['Ingredienti: riso.\nSenza: latte, glutine\nCon: soia', 'soybeans', ''],
  ['Descrizione\nIngredienti\nNutrizione\nlatte - cacao', 'milk', ''],
  ["Ingredienti:\n\nModo d'uso\nSciogliere in latte", '', ''],
  ['Recipe: no nuts. We cannot guarantee nut free.', 'nuts', ''],
  ['nome;allergeni;tracce Barretta;latte, soia;uova', 'eggs milk soybeans', ''],
])('declarations: %s', (text, contains, traces) => {
  expect(declared(text)).toEqual(inOrder(contains, traces));
});

test('each of the fourteen has a name in both languages', () => {
  expect(Object.keys(allergenNames)).toEqual(Object.keys(allergens));
  expect(Object.keys(allergenNames)).toHaveLength(14);
  for (const { it, en } of Object.values(allergenNames)) expect([it, en]).not.toContain('');
});

test('what the entry of allergens finds has its place in the list as it came', () => {
  const list = 'Riso, proteine del <b>latte</b>, cacao. Tracce di uova.';
  expect(
    allergensOfList(list).map(({ allergen, presence, span }) => [
      allergen,
      presence,
      list.slice(span?.start, span?.end),
    ]),
  ).toEqual([
    ['milk', 'contains', 'latte'],
    ['eggs', 'traces', 'uova'],
  ]);
});
