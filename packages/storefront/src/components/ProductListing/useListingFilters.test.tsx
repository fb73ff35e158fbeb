// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { beginHydration, endHydration } from '../../browser/hydrationState.ts';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import { useListingFilters } from './useListingFilters.ts';
import { useSearchText } from './useSearchText.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function Listing() {
  const { filters, activeCount, chooseFilters, resetFilters } = useListingFilters();
  const { searchText, typeSearch } = useSearchText();
  const { key, pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <input
        aria-label="Cerca prodotti"
        value={searchText}
        onChange={(event) => typeSearch(event.target.value)}
      />
      <button type="button" onClick={() => chooseFilters({ priceRange: '100+' })}>
        Oltre 100 €
      </button>
      <button type="button" onClick={() => chooseFilters({ sortBy: 'price-asc' })}>
        Prezzo crescente
      </button>
      <button type="button" onClick={() => chooseFilters({ brandSlug: 'serac' })}>
        Serac
      </button>
      <button type="button" onClick={() => chooseFilters({ avoid: ['eggs'] })}>
        Uova
      </button>
      <button type="button" onClick={resetFilters}>
        Azzera filtri
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <button type="button" onClick={() => navigate('/prodotti/proteine')}>
        Proteine
      </button>
      <output aria-label="address">{pathname + search}</output>
      <output aria-label="entry">{key}</output>
      <output aria-label="filters">{JSON.stringify(filters)}</output>
      <output aria-label="active">{activeCount}</output>
    </>
  );
}

function open(...addresses: string[]) {
  return render(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={addresses}>
        <Listing />
      </MemoryRouter>
    </Provider>,
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Cerca prodotti');
const address = () => screen.getByLabelText('address').textContent;
const entry = () => screen.getByLabelText('entry').textContent;
const filters = (): unknown => JSON.parse(screen.getByLabelText('filters').textContent ?? '');
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('the address', () => {
  test('is where the filters come from', () => {
    open('/prodotti?search=whey&brand=why-sport&priceRange=100%2B&sortBy=price-desc');
    expect(filters()).toEqual({
      ...defaultFilters,
      searchQuery: 'whey',
      brandSlug: 'why-sport',
      priceRange: '100+',
      sortBy: 'price-desc',
    });
    expect(field().value).toBe('whey');
    expect(screen.getByLabelText('active')).toHaveTextContent('4');
  });

  test('with unknown values gives the defaults', () => {
    open('/prodotti?priceRange=7-8&sortBy=colour&avoid=meat&traces=maybe&store=9');
    expect(filters()).toEqual(defaultFilters);
  });

  test('says what to avoid and which shop; both count, and go with the others', () => {
    open('/prodotti?avoid=soybeans,milk&avoidIngredient=E955&traces=avoid&store=2');
    expect(filters()).toEqual({
      ...defaultFilters,
      avoid: ['soybeans', 'milk'],
      avoidIngredients: ['E955'],
      avoidTraces: true,
      storeId: 2,
    });
    expect(screen.getByLabelText('active')).toHaveTextContent('2');
    press('Uova');
    expect(address()).toBe('/prodotti?avoid=eggs&avoidIngredient=E955&traces=avoid&store=2');
    press('Back');
    expect(address()).toBe(
      '/prodotti?avoid=soybeans,milk&avoidIngredient=E955&traces=avoid&store=2',
    );
    press('Azzera filtri');
    expect(address()).toBe('/prodotti');
  });

  test('keeps parameters that are not ours', () => {
    open('/prodotti?utm_source=news&search=whey');
    press('Prezzo crescente');
    expect(address()).toBe('/prodotti?utm_source=news&search=whey&sortBy=price-asc');
    press('Azzera filtri');
    expect(address()).toBe('/prodotti?utm_source=news');
  });
});

describe('while the page hydrates, and shows no filter of the address yet', () => {
  const avoiding = '/prodotti?search=whey&avoid=milk';
  beforeEach(() => {
    beginHydration();
    return endHydration;
  });

  test('a choice leaves what the address avoids in it', () => {
    open(avoiding);
    expect(filters()).toEqual(defaultFilters);
    press('Serac');
    expect(address()).toBe('/prodotti?search=whey&brand=serac&avoid=milk');
  });

  test('typing does so as well', () => {
    open(avoiding);
    type('iso');
    wait(250);
    expect(address()).toBe('/prodotti?search=iso&avoid=milk');
  });
});

describe('typing', () => {
  test('shows each letter at once and reaches the address after a pause', () => {
    open('/prodotti');
    type('w');
    wait(200);
    type('wh');
    wait(249);
    expect(field().value).toBe('wh');
    expect(address()).toBe('/prodotti');
    wait(1);
    expect(address()).toBe('/prodotti?search=wh');
  });

  test('replaces the entry, so Back leads to where the visitor was before', () => {
    open('/chi-siamo', '/prodotti');
    type('whey');
    wait(250);
    type('whey iso');
    wait(250);
    expect(address()).toBe('/prodotti?search=whey+iso');
    press('Back');
    expect(address()).toBe('/chi-siamo');
  });

  test('keeps the blank at the end that the address leaves out', () => {
    open('/prodotti');
    type('whey ');
    wait(1000);
    expect(address()).toBe('/prodotti?search=whey');
    expect(field().value).toBe('whey ');
  });

  test('nothing leaves the history as it is', () => {
    open('/prodotti?search=whey');
    const before = entry();
    wait(1000);
    expect(entry()).toBe(before);
  });

  test('a blank behind what is searched for does not search again', () => {
    open('/prodotti');
    type('whey');
    wait(250);
    const before = entry();
    type('whey ');
    wait(1000);
    expect(entry()).toBe(before);
  });

  test('down to nothing takes the search out of the address', () => {
    open('/prodotti?search=whey');
    type('');
    wait(250);
    expect(address()).toBe('/prodotti');
  });

  test('stays behind when the visitor goes to another listing', () => {
    open('/prodotti');
    type('whey');
    press('Proteine');
    expect(field().value).toBe('');
    wait(1000);
    expect(address()).toBe('/prodotti/proteine');
  });
});

describe('choosing', () => {
  test('pushes an entry, so Back takes the choice back', () => {
    open('/chi-siamo', '/prodotti');
    press('Oltre 100 €');
    expect(address()).toBe('/prodotti?priceRange=100%2B');
    press('Prezzo crescente');
    expect(address()).toBe('/prodotti?priceRange=100%2B&sortBy=price-asc');
    press('Back');
    expect(address()).toBe('/prodotti?priceRange=100%2B');
    press('Back');
    expect(address()).toBe('/prodotti');
  });

  test('takes along what is being typed', () => {
    open('/prodotti');
    type('whey');
    press('Oltre 100 €');
    expect(address()).toBe('/prodotti?search=whey&priceRange=100%2B');
    wait(1000);
    expect(address()).toBe('/prodotti?search=whey&priceRange=100%2B');
  });

  test('before the pause leaves the entry without what was typed, also on the way back', () => {
    open('/prodotti');
    type('whey');
    press('Oltre 100 €');
    press('Back');
    expect(field().value).toBe('');
    wait(1000);
    expect(address()).toBe('/prodotti');
  });

  test('leaves the text of each entry to that entry', () => {
    open('/prodotti');
    type('whey');
    wait(250);
    press('Oltre 100 €');
    type('whey iso');
    wait(250);
    expect(address()).toBe('/prodotti?search=whey+iso&priceRange=100%2B');
    press('Back');
    expect(field().value).toBe('whey');
    wait(1000);
    expect(address()).toBe('/prodotti?search=whey');
  });

  test('Azzera filtri takes each filter out of the address, in an entry of its own', () => {
    open('/prodotti?search=whey');
    press('Serac');
    press('Oltre 100 €');
    press('Prezzo crescente');
    expect(address()).toBe('/prodotti?search=whey&brand=serac&priceRange=100%2B&sortBy=price-asc');
    press('Azzera filtri');
    expect(address()).toBe('/prodotti');
    press('Back');
    expect(address()).toContain('brand=serac');
  });

  test('Azzera filtri forgets what was being typed, also on the way back', () => {
    open('/prodotti?sortBy=name-desc');
    type('whey');
    press('Azzera filtri');
    press('Back');
    expect(field().value).toBe('');
    wait(1000);
    expect(address()).toBe('/prodotti?sortBy=name-desc');
  });

  test('Azzera filtri clears field and address', () => {
    open('/prodotti?search=whey&sortBy=name-desc');
    type('whey x');
    press('Azzera filtri');
    expect(address()).toBe('/prodotti');
    expect(field().value).toBe('');
  });
});

test('markup built without a query hydrates without a warning, then is filtered', () => {
  const html = renderToString(
    <Provider store={createStore()}>
      <MemoryRouter initialEntries={['/prodotti']}>
        <Listing />
      </MemoryRouter>
    </Provider>,
  );
  const container = document.createElement('div');
  container.innerHTML = html.replace('/prodotti</output>', '/prodotti?search=whey</output>');
  document.body.append(container);
  const onRecoverableError = vi.fn<(error: unknown) => void>();
  act(() => {
    hydrateRoot(
      container,
      <Provider store={createStore()}>
        <MemoryRouter initialEntries={['/prodotti?search=whey']}>
          <Listing />
        </MemoryRouter>
      </Provider>,
      { onRecoverableError },
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(field().value).toBe('whey');
  expect(filters()).toMatchObject({ searchQuery: 'whey' });
  container.remove();
});
