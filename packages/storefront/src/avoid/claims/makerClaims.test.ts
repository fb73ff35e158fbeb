import { expect, test } from 'vitest';
import { makerClaims } from './makerClaims.ts';

test.each([
  ['Senza lattosio.', ['lattosio']],
  ['Senza soia, latte e glutine', ['soia', 'latte', 'glutine']],
  ['profilo completo, senza soia né glutine.', ['soia', 'glutine']],
  ['Non contiene lattosio', ['lattosio']],
  ['Lactose-free whey', ['lattosio']],
  ['Zero lattosio', ['lattosio']],
  ['senza glutine, croccante e leggero', ['glutine']],
  ['senza zuccheri aggiunti', ['zuccheri aggiunti']],
  ['Senza frutta a guscio', ['frutta a guscio']],
  ['Non contiene glutine ed è senza lattosio', ['glutine', 'lattosio']],
  ['Non gonfia, senza lattosio', ['lattosio']],
  ['Latte? Sì. Senza lattosio!', ['lattosio']],
])('%s claims', (text, without) => {
  expect(makerClaims(text).without).toEqual(without);
});

test.each([
  'quasi senza lattosio',
  'Quasi del senza lattosio',
  'praticamente senza lattosio',
  'non è senza lattosio',
  'non senza lattosio',
  'può contenere lattosio',
  'Contiene lattosio',
  'virtually lactose free',
  'non del tutto senza lattosio',
  'non è completamente senza lattosio',
  'Quasi del tutto privo di lattosio',
  'in gran parte senza lattosio',
  'Non garantiamo che sia senza lattosio',
  'Non è, come molti credono, senza lattosio',
  'Non è indicato per chi cerca un prodotto senza lattosio',
  'Esiste anche la versione senza lattosio',
  'Nessun gusto è senza lattosio',
  'Senza lattosio solo nel gusto neutro',
  'Senza lattosio? Quasi.',
  'Senza lattosio: non proprio',
  'almost completely lactose-free',
])('%s claims nothing', (text) => {
  expect(makerClaims(text).without).toEqual([]);
});

test.each([
  ['Prodotto vegano', true],
  ['Vegan Blend', true],
  ['per vegani e sportivi', true],
  ['non vegano', false],
  ['Non è un prodotto vegano', false],
  ['non adatto ai vegani', false],
  ['quasi vegano', false],
  ['nemmeno vegano', false],
  ['Non è né vegano né buono', false],
  ['Vegano? No.', false],
  ['senza ingredienti vegani', false],
  ['gusto vegano escluso', false],
  ['Senza glutine e vegano', true],
  ['Non contiene latte ed è vegano', true],
  ['Veganismo', false],
  ['veganograsso', false],
])('%s is vegan by its maker: %s', (text, expected) => {
  expect(makerClaims(text).isVegan).toBe(expected);
});
