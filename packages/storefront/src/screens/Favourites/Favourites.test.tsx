// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiOffline, StoryEnvironment, type StoryParameters } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { Favourites } from './Favourites.tsx';

// Asking for each element's style takes seconds; and a busy machine may take its time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const api = mockApi();

// The simulated page has no modal dialogs; here it is enough that they open and close.
function setOpen(this: HTMLDialogElement) {
  this.open = true;
}
function setClosed(this: HTMLDialogElement) {
  this.open = false;
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = setOpen;
  HTMLDialogElement.prototype.close = setClosed;
});

const saved = [
  { id: '1', slug: 'siero-100', name: 'Siero 100', minPriceCents: 3490, addedAt: '2026-03-02' },
  { id: '2', slug: 'caseina-micellare', name: 'Caseina Micellare', addedAt: '2026-03-01' },
];

function open(world: StoryParameters = { stored: { favorites: JSON.stringify(saved) } }) {
  render(
    <StoryEnvironment address="/preferiti" {...world}>
      <Favourites />
    </StoryEnvironment>,
  );
}

test('lists the saved products with their count, each refreshed by the API', async () => {
  open();
  expect(screen.getByText('Caricamento preferiti...')).toBeDefined();
  const card = await screen.findByRole('article', { name: 'Siero 100' });
  expect(screen.getByRole('status').textContent).toBe('2 prodotti salvati');
  expect(within(card).getByText('A partire da')).toBeDefined();
  expect(within(card).getByRole('link', { name: 'Dettagli: Siero 100' }).getAttribute('href')).toBe(
    '/prodotti/proteine/siero-100',
  );
  // The list for the shop asks for the same once its code is there, and for their details.
  const products = new Set(api.calls.filter((call) => !call.endsWith('/details')));
  expect([...products].toSorted()).toEqual([
    'GET /api/product/caseina-micellare',
    'GET /api/product/siero-100',
  ]);
});

test('one product is counted in the singular', async () => {
  open({ stored: { favorites: JSON.stringify(saved.slice(0, 1)) } });
  await screen.findByRole('article', { name: 'Siero 100' });
  expect(screen.getByRole('status').textContent).toBe('1 prodotto salvato');
});

test('without favourites it leads to the products', async () => {
  open({});
  await screen.findByRole('heading', { name: 'Nessun Preferito' });
  expect(screen.getByRole('link', { name: 'Scopri i Prodotti' }).getAttribute('href')).toBe(
    '/prodotti',
  );
  expect(screen.getByRole('link', { name: 'Torna ai Prodotti' }).getAttribute('href')).toBe(
    '/prodotti',
  );
});

test('shows the stored copies when the API cannot be reached', async () => {
  api.state(apiOffline);
  open();
  await screen.findByRole('article', { name: 'Siero 100' });
  expect(screen.getAllByText('Descrizione del prodotto non disponibile')).toHaveLength(2);
  expect(screen.getByText('N/A')).toBeDefined();
});

test('a heart takes its card away', async () => {
  const user = userEvent.setup();
  open();
  const heart = await screen.findByRole('button', { name: 'Rimuovi dai preferiti: Siero 100' });
  await user.click(heart);
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Siero 100' })).toBeNull());
  // A toast says so, too, as soon as its code is there.
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('1 prodotto salvato');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

test('clears all of them once it is confirmed', async () => {
  const user = userEvent.setup();
  open();
  await user.click(await screen.findByRole('button', { name: 'Cancella tutti' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Cancellare tutti i preferiti?' });
  await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Cancella tutti' }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  const running = screen.getByRole('button', { name: 'Rimozione...' });
  expect(running.hasAttribute('disabled')).toBe(true);
  await screen.findByRole('heading', { name: 'Nessun Preferito' });
  expect(window.localStorage.getItem('favorites')).toBe('[]');
});

test('a clearing that fails is only logged, and the list stays', async () => {
  const user = userEvent.setup();
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  open({ storage: 'full', stored: { favorites: JSON.stringify(saved) } });
  await user.click(await screen.findByRole('button', { name: 'Cancella tutti' }));
  await user.click(await screen.findByRole('button', { name: 'Conferma' }));
  await waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
