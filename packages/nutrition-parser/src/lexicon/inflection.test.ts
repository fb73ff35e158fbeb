import { expect, test } from 'vitest';
import { diminished, formsOfAdjective, formsOfNoun, spellingsOf } from './inflection.ts';

test.each([
  ['trota', 'trote'],
  ['orata', 'orate'],
  ['totano', 'totani'],
  ['pesce', 'pesci'],
  ['acciuga', 'acciughe'],
  ['ostrica', 'ostriche'],
  ['sarago', 'saraghi'],
  ['luccio', 'lucci'],
  ['formaggio', 'formaggi'],
  ['gheriglio', 'gherigli'],
  ['triglia', 'triglie'],
  ['caciocavallo', 'caciocavalli'],
  ['crostaceo', 'crostacei'],
  ['yogurt', ''],
  ['kefir', ''],
])('%s has the plural %s', (noun, plural) => {
  expect(formsOfNoun(noun)).toEqual(plural === '' ? [noun] : [noun, plural]);
});

test('a plural that has two spellings has both', () => {
  expect(formsOfNoun('persico')).toEqual(['persico', 'persichi', 'persici']);
  expect(formsOfNoun('cieca')).toEqual(['cieca', 'cieche']);
  expect(formsOfNoun('leccia')).toEqual(['leccia', 'leccie', 'lecce']);
  expect(formsOfNoun('frangia')).toEqual(['frangia', 'frangie', 'frange']);
});

test('an i between vowels may be a j', () => {
  expect(formsOfNoun('soia')).toEqual(['soia', 'soja', 'soie', 'soje']);
  expect(formsOfNoun('gianduia')).toContain('gianduja');
});

test('a joining vowel may be missing', () => {
  expect(spellingsOf('latt(o)albumina')).toEqual(['lattoalbumina', 'lattalbumina']);
  expect(spellingsOf('bul(g)(h)ur')).toEqual(['bulghur', 'bulhur', 'bulgur', 'bulur']);
});

test('an adjective has four forms', () => {
  expect(formsOfAdjective('caseario')).toEqual(['caseario', 'caseari', 'casearia', 'casearie']);
});

test.each([
  ['totanetti', 'totano'],
  ['acciughina', 'acciuga'],
  ['seppiolina', 'seppia'],
  ['gamberettini', 'gambero'],
  ['gamberoni', 'gambero'],
  ['granchietto', 'granchio'],
  ['salmonetti', 'salmone'],
  ['provoletta', 'provola'],
])('%s may be a small or large %s', (word, noun) => {
  expect(diminished(word)).toContain(noun);
});

test('a diminutive keeps the gender of its noun', () => {
  expect(diminished('polpette')).not.toContain('polpo');
  expect(diminished('polpettone')).not.toContain('polpo');
  expect(diminished('asticella')).not.toContain('astice');
  expect(diminished('latte')).toEqual([]);
});
