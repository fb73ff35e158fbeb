// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { readEntryNumbers, storableSearch, writeEntryNumbers } from './historyEntryStore.ts';

const key = 'scroll-positions';
const readPlaces = () => readEntryNumbers(key);
const writePlaces = (places: ReadonlyMap<string, number>) => writeEntryNumbers(key, places);

beforeEach(() => {
  sessionStorage.clear();
  return () => vi.restoreAllMocks();
});

test('what is written is read again', () => {
  writePlaces(new Map([['a /negozi', 120]]));
  expect([...readPlaces()]).toEqual([['a /negozi', 120]]);
});

test('the fifty newest are kept', () => {
  writePlaces(new Map(Array.from({ length: 60 }, (_, index) => [`entry ${index}`, index])));
  expect(readPlaces().size).toBe(50);
  expect(readPlaces().get('entry 59')).toBe(59);
});

test.each([['{'], ['null'], ['{"a":1}'], ['[["a"]]'], ['[["a","1"]]']])(
  'a stored %s counts as nothing',
  (text) => {
    sessionStorage.setItem('scroll-positions', text);
    expect(readPlaces().size).toBe(0);
  },
);

test('blocked storage throws nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writePlaces(new Map([['a', 1]]))).not.toThrow();
});

test.each([
  ['', ''],
  ['?search=whey&store=1', '?search=whey&store=1'],
  ['?search=whey&avoid=milk,eggs&store=1', '?search=whey&store=1'],
  ['?avoid=milk&avoidIngredient=E955&avoidIngredient=soia&traces=avoid', '?'],
])('of %s the storage may hold %s', (search, stored) => {
  expect(storableSearch(search)).toBe(stored);
});
