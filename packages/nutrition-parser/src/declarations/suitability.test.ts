import { expect, test } from 'vitest';
import { findDeclarations } from './findDeclarations.ts';

const keysIn = (words: string): string[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .toSorted();

/** What a person takes from each: contained, then in traces. */
test.each([
  // [input, contains, traces]
  ['Non adatto ai celiaci', 'gluten', ''],
  ['Prodotto non adatto ai celiaci.', 'gluten', ''],
  ['Non è adatto a chi è celiaco', 'gluten', ''],
  ['Non indicato per celiaci e intolleranti al lattosio', 'gluten milk', ''],
  ['Sconsigliato ai celiaci', 'gluten', ''],
  ['Controindicato in caso di celiachia', 'gluten', ''],
  ['Buono. Non adatto a vegani e celiaci.', 'gluten', ''],
  ['Not suitable for coeliacs', 'gluten', ''],
  ['Nicht geeignet für Zöliakiebetroffene', 'gluten', ''],
  ['No apto para celíacos', 'gluten', ''],
  ['Ne convient pas aux cœliaques', 'gluten', ''],
  [{ allergeni: 'Non adatto ai celiaci' }, 'gluten', ''],
  [{ avvertenze: ['Non adatto ai bambini', 'Non adatto ai celiaci'] }, 'gluten', ''],
  ['Adatto ai celiaci', '', ''],
  ['Adatto anche ai celiaci.', '', ''],
  ['Consigliato ai celiaci e agli intolleranti al lattosio', '', ''],
  ['Ideale per celiaci', '', ''],
  ['Suitable for coeliacs', '', ''],
  ['Prodotto per celiaci', '', ''],
  [{ allergeni: 'adatto ai celiaci' }, '', ''],
  [{ allergeni: 'adatto ai celiaci, latte' }, 'milk', ''],
  ['Allergeni: latte. Adatto ai celiaci.', 'milk', ''],
  ['Contiene latte ed è adatto ai celiaci', 'milk', ''],
  ['Adatto ai celiaci, contiene latte', 'milk', ''],
  ['Non adatto ai bambini. Adatto ai celiaci.', '', ''],
  ['Non adatto ai diabetici, adatto ai celiaci', '', ''],
  ['Non adatto ai bambini sotto i tre anni', '', ''],
  ['Non adatto a una dieta senza glutine', '', ''],
  ['Non indicato per frullati con latte', '', ''],
  ['Il prodotto è adatto ai vegani, non agli allergici al latte', 'milk', ''],
  ['Not suitable for milk allergy sufferers', 'milk', ''],
  ['Not suitable for people with a milk allergy.', 'milk', ''],
  ['Not suitable for those with nut allergies', 'nuts', ''],
  ['Unsuitable for sufferers of soy allergy', 'soybeans', ''],
  ['Suitable for milk allergy sufferers', '', ''],
  ['Not suitable for vegans. Suitable for lactose intolerant people', '', ''],
  ['Non contiene latte, ma non è adatto agli allergici alle uova', 'eggs', ''],
  ['Non contiene latte ma non adatto a chi è allergico alle uova', 'eggs', ''],
  ['Senza lattosio, non adatto agli allergici alle proteine del latte', 'milk', ''],
  ['Does not contain milk, but is not suitable for egg allergy sufferers', 'eggs', ''],
  ['Non assumere in caso di allergia alla soia', 'soybeans', ''],
  ['Evitare in caso di allergia alle arachidi', 'peanuts', ''],
  ['Evitare l’esposizione al sole. Conservare lontano dal latte.', '', ''],
  ['Può provocare reazioni in soggetti allergici ai solfiti', 'sulphites', ''],
  ['Chi è allergico alle proteine del latte deve evitare il prodotto', 'milk', ''],
  ['Chi è allergico alle proteine del latte…', 'milk', ''],
  ['Attenzione: chi è allergico alle uova non assuma il prodotto', 'eggs', ''],
  ['Gli allergici al pesce devono evitarlo', 'fish', ''],
  ['I soggetti allergici alla soia consultino il medico', 'soybeans', ''],
  ['Le persone intolleranti al lattosio prestino attenzione', 'milk', ''],
  ['People with a milk allergy should avoid this product', 'milk', ''],
  ['Chi è allergico alle proteine del latte può gustarlo', '', ''],
  ['Chi è intollerante al lattosio può consumare il prodotto', '', ''],
  ['Chi è allergico al latte non può consumare il prodotto', 'milk', ''],
  ['Anche chi è intollerante al lattosio può assumerlo', '', ''],
  ['Perfetto per chi è intollerante al lattosio', '', ''],
  ['Per chi è allergico al latte: la nostra linea di soli vegetali', '', ''],
  ['Gli intolleranti al lattosio possono mangiarlo senza problemi', '', ''],
  ['Chi ama il latte lo troverà buono', '', ''],
] as const)('%j', (input, contains, traces) => {
  const found = findDeclarations(input);
  expect([found.contains.toSorted(), found.traces.toSorted()]).toEqual([
    keysIn(contains),
    keysIn(traces),
  ]);
});
