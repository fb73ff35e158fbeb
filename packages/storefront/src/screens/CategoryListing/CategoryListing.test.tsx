// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { StoryEnvironment } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { CategoryListing } from './CategoryListing.tsx';

// Asking for each element's style takes seconds; and a busy machine may take its time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const api = mockApi();

beforeEach(() => {
  // A wide window, where the panel of filters stands open.
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

function open(query = '', category = 'proteine') {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  return render(
    <StoryEnvironment address={`/prodotti/${category}${query}`}>
      <CategoryListing category={category} />
    </StoryEnvironment>,
  );
}

const count = () => screen.getByRole('status').textContent;

// The first: what the page of a test before asks for later would be among the calls.
test('says that an unknown category does not exist, and asks the API nothing', async () => {
  open('', 'articoli-da-pesca');
  expect(
    await screen.findByRole('heading', { name: 'Categoria non trovata', level: 1 }),
  ).toBeVisible();
  expect(screen.getByText('La categoria richiesta non esiste.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Tutti i prodotti' }).getAttribute('href')).toBe(
    '/prodotti',
  );
  expect(api.calls).toEqual([]);
});

test('lists the products of the category with their count', async () => {
  open();
  expect(count()).toBe('Caricamento...');
  await screen.findByRole('article', { name: 'Siero 100' });
  expect(count()).toMatch(/^\d+ prodotti trovati$/);
  expect(screen.getAllByRole('article')).toHaveLength(Number.parseInt(count() ?? '', 10));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Proteine');
});

test('asks for the brands of the category and the search, and for no categories', async () => {
  open('?search=siero');
  await screen.findByRole('article', { name: 'Siero 100' });
  await waitFor(() => {
    expect(api.calls).toContain('GET /api/brands?category=proteine&search=siero');
  });
  expect(api.calls.filter((call) => call.includes('/api/categories'))).toEqual([]);
});

test('searches while the visitor types and names the text in the count', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByRole('article', { name: 'Siero 100' });
  await user.type(screen.getByRole('combobox', { name: 'Cerca prodotti' }), 'caseina');
  await waitFor(() => expect(count()).toBe('1 prodotto trovato per "caseina"'));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(api.calls.filter((call) => call.includes('search=c'))).toEqual(
    expect.arrayContaining(['GET /api/products/proteine?search=caseina']),
  );
});

test('narrows by price, shows how many filters are active, and resets', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByRole('article', { name: 'Siero 100' });
  const all = count();
  await user.selectOptions(screen.getByLabelText('Fascia di prezzo'), '25 € - 50 €');
  await waitFor(() => expect(count()).not.toBe(all));
  expect(screen.getByRole('button', { name: /^Filtri ?, 1 filtro attivo$/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Azzera filtri' }));
  await waitFor(() => expect(count()).toBe(all));
  expect(screen.queryByRole('button', { name: 'Azzera filtri' })).toBeNull();
});

test('offers to reset the filters that match nothing', async () => {
  const user = userEvent.setup();
  open('?search=zzzzqqqq');
  await screen.findByRole('heading', { name: 'Nessun prodotto trovato' });
  expect(screen.getByText('Prova a modificare i filtri di ricerca.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Azzera filtri' }));
  await screen.findByRole('article', { name: 'Siero 100' });
});

test('a brand that the address names and nobody knows falls back to all', async () => {
  open('?brand=marca-ignota');
  const brand = screen.getByLabelText<HTMLSelectElement>('Marca');
  await waitFor(() => expect(brand.value).toBe('all'));
  await screen.findByRole('article', { name: 'Siero 100' });
});

test('a card is one link and a heart, each named after the product', async () => {
  open();
  const card = await screen.findByRole('article', { name: 'Siero 100' });
  expect(
    within(card).getByRole('link', { name: 'Vedi Dettagli: Siero 100' }).getAttribute('href'),
  ).toBe('/prodotti/proteine/siero-100');
  expect(within(card).getAllByRole('link')).toHaveLength(1);
  expect(
    within(card).getByRole('button', { name: 'Aggiungi ai preferiti: Siero 100' }),
  ).toBeDefined();
});
