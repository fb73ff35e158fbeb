// @vitest-environment jsdom
import * as fc from 'fast-check';
import { createStore } from 'jotai';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sampleProduct } from '../testing/index.ts';
import { clockAtom } from './clock.ts';
import { favouriteCountAtom, favouritesAtom, favouritesStatusAtom } from './favourites.ts';
import { clearFavouritesAtom, toggleFavouriteAtom } from './changeFavourites.ts';

const siero = sampleProduct('normal');
const creatina = sampleProduct('soldOutInAosta');
const nowMs = Date.parse('2026-03-10T09:00:00.000Z');

const storedSiero = {
  id: '1',
  slug: 'siero-100',
  name: 'Siero 100',
  brandName: 'Massiccio',
  categoryName: 'Proteine',
  categorySlug: 'proteine',
  basePrice: 34.9,
  minPriceCents: 3490,
  addedAt: '2026-03-10T09:00:00.000Z',
};

beforeEach(() => {
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window.localStorage.clear();
});

/** A tab of its own over the one storage. */
function openTab() {
  const store = createStore();
  store.set(clockAtom, { now: () => nowMs });
  store.sub(favouritesAtom, () => {});
  return store;
}

const stored = (): unknown => JSON.parse(window.localStorage.getItem('favorites') ?? 'null');
const idsIn = (store: ReturnType<typeof createStore>) =>
  store.get(favouritesAtom).map(({ id }) => id);

function fillStorage() {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

function blockStorage() {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
}

describe('a heart', () => {
  test('that is off adds the product, newest first, as the entity of the storage', async () => {
    const store = openTab();
    expect(await store.set(toggleFavouriteAtom, { id: '3', product: creatina })).toBe('added');
    expect(await store.set(toggleFavouriteAtom, { id: '1', product: siero })).toBe('added');
    expect(idsIn(store)).toEqual(['1', '3']);
    expect(stored()).toEqual([storedSiero, expect.objectContaining({ id: '3' })]);
    expect(store.get(favouriteCountAtom)).toBe(2);
  });

  test('that is on removes the product, and needs no data for it', async () => {
    const store = openTab();
    await store.set(toggleFavouriteAtom, { id: '1', product: siero });
    expect(await store.set(toggleFavouriteAtom, { id: '1' })).toBe('removed');
    expect(idsIn(store)).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('cannot add without product data', async () => {
    const store = openTab();
    await expect(store.set(toggleFavouriteAtom, { id: '1' })).rejects.toThrow(
      'Dati prodotto necessari per aggiungere ai preferiti',
    );
    expect(idsIn(store)).toEqual([]);
    expect(window.localStorage.getItem('favorites')).toBeNull();
  });

  test('is refused what another tab has just added, and stays on', async () => {
    const here = openTab();
    const there = openTab();
    await there.set(toggleFavouriteAtom, { id: '1', product: siero });
    await expect(here.set(toggleFavouriteAtom, { id: '1', product: siero })).rejects.toThrow(
      'Prodotto già nei preferiti',
    );
    expect(idsIn(here)).toEqual(['1']);
    expect(stored()).toEqual([storedSiero]);
  });

  test('removes quietly what another tab has just removed', async () => {
    const here = openTab();
    await here.set(toggleFavouriteAtom, { id: '1', product: siero });
    window.localStorage.setItem('favorites', '[]');
    expect(await here.set(toggleFavouriteAtom, { id: '1' })).toBe('removed');
    expect(idsIn(here)).toEqual([]);
  });

  test('keeps what another tab added meanwhile', async () => {
    const here = openTab();
    const there = openTab();
    await there.set(toggleFavouriteAtom, { id: '3', product: creatina });
    await here.set(toggleFavouriteAtom, { id: '1', product: siero });
    expect(idsIn(here)).toEqual(['1', '3']);
  });

  test.each([
    ['full', fillStorage],
    ['blocked', blockStorage],
  ])('stays off where the storage is %s, with the text of the toast', async (_, breakStorage) => {
    const store = openTab();
    breakStorage();
    await expect(store.set(toggleFavouriteAtom, { id: '1', product: siero })).rejects.toThrow(
      "Errore durante l'aggiunta ai preferiti",
    );
    expect(idsIn(store)).toEqual([]);
  });

  test('tells the console what the toast does not', async () => {
    const store = openTab();
    fillStorage();
    const toggle = () => store.set(toggleFavouriteAtom, { id: '1', product: siero });
    await expect(toggle()).rejects.toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ message: 'full' }) }),
    );
  });

  test.each([
    ['full', fillStorage],
    ['blocked', blockStorage],
  ])('stays on where the storage is %s, with the text of the toast', async (_, breakStorage) => {
    const store = openTab();
    await store.set(toggleFavouriteAtom, { id: '1', product: siero });
    breakStorage();
    await expect(store.set(toggleFavouriteAtom, { id: '1' })).rejects.toThrow(
      'Errore durante la rimozione dai preferiti',
    );
    expect(idsIn(store)).toEqual(['1']);
  });
});

describe('clearing', () => {
  test('leaves no favourite', async () => {
    const store = openTab();
    await store.set(toggleFavouriteAtom, { id: '1', product: siero });
    await store.set(clearFavouritesAtom);
    expect(idsIn(store)).toEqual([]);
    expect(stored()).toEqual([]);
  });

  test('that fails leaves them all, with the text of the toast', async () => {
    const store = openTab();
    await store.set(toggleFavouriteAtom, { id: '1', product: siero });
    fillStorage();
    await expect(store.set(clearFavouritesAtom)).rejects.toThrow(
      'Errore durante la cancellazione dei preferiti',
    );
    expect(idsIn(store)).toEqual(['1']);
  });
});

describe('the stored list', () => {
  test('is loading until it has been read', () => {
    window.localStorage.setItem('favorites', JSON.stringify([storedSiero]));
    const store = createStore();
    expect(store.get(favouritesStatusAtom)).toBe('loading');
    store.sub(favouritesAtom, () => {});
    expect(store.get(favouritesStatusAtom)).toBe('ready');
    expect(store.get(favouritesAtom)).toEqual([storedSiero]);
  });

  test('follows another tab', () => {
    const store = openTab();
    window.localStorage.setItem('favorites', JSON.stringify([storedSiero]));
    window.dispatchEvent(new StorageEvent('storage', { key: 'favorites' }));
    expect(idsIn(store)).toEqual(['1']);
  });

  test.each(['', '{', 'null', '{}', '"x"', '7', 'true', 'undefined', '{"0":{"id":1}}'])(
    'that reads %j counts as empty and is kept aside',
    async (text) => {
      window.localStorage.setItem('favorites', text);
      const store = openTab();
      expect(store.get(favouritesAtom)).toEqual([]);
      expect(window.localStorage.getItem('favorites.corrupt')).toBe(text);
      await store.set(toggleFavouriteAtom, { id: '1', product: siero });
      expect(stored()).toEqual([storedSiero]);
      expect(window.localStorage.getItem('favorites.corrupt')).toBe(text);
    },
  );

  test('skips bad entries of a good list and keeps the good ones', () => {
    const list = [null, 7, {}, { id: 1 }, { name: 'x' }, [], storedSiero, { ...storedSiero }];
    window.localStorage.setItem('favorites', JSON.stringify(list));
    expect(openTab().get(favouritesAtom)).toEqual([storedSiero]);
    expect(window.localStorage.getItem('favorites.corrupt')).toBeNull();
  });

  test('of whatever shape gives good favourites, takes a new one, and never throws', async () => {
    const odd = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record(
          {
            id: fc.oneof(fc.jsonValue(), fc.nat(5), fc.constant('1')),
            slug: fc.jsonValue(),
            name: fc.oneof(fc.jsonValue(), fc.constant('Siero 100')),
            basePrice: fc.oneof(fc.jsonValue(), fc.double()),
            minPriceCents: fc.jsonValue(),
            addedAt: fc.jsonValue(),
            __proto__: fc.constant({ id: '1', name: 'polluted' }),
          },
          { requiredKeys: [] },
        ),
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          odd.map((value) => JSON.stringify(value)),
        ),
        async (text) => {
          window.localStorage.clear();
          window.localStorage.setItem('favorites', text);
          const store = openTab();
          const favourites = store.get(favouritesAtom);
          const ids = favourites.map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          for (const { id, name } of favourites) {
            expect(typeof id).toBe('string');
            expect(name).not.toBe('');
          }
          const outcome = await store.set(toggleFavouriteAtom, { id: '1', product: siero });
          expect(idsIn(store).includes('1')).toBe(outcome === 'added');
          expect(JSON.stringify(stored())).toBe(JSON.stringify(store.get(favouritesAtom)));
        },
      ),
      { numRuns: 300 },
    );
  });
});
