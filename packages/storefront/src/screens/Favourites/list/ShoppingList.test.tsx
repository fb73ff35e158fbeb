// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { StoryEnvironment, type StoryParameters } from '../../../testing/index.ts';
import { mockApi } from '../../../testing/mockApi.ts';
import { Favourites } from '../Favourites.tsx';

configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });
mockApi();

const saved = [
  { id: '1', slug: 'siero-100', name: 'Siero 100', minPriceCents: 3490, addedAt: '2026-03-02' },
];
const stored = { favorites: JSON.stringify(saved) };

function open(world: StoryParameters) {
  render(
    <StoryEnvironment address="/preferiti" {...world}>
      <Favourites />
    </StoryEnvironment>,
  );
}

test('the favourites are a list for the shop, with a message that needs no link', async () => {
  open({ stored });
  await screen.findByRole('heading', { name: 'Porta la lista in negozio' });
  const link = screen.getByRole('link', { name: /Manda su WhatsApp/ });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
  expect(text).toContain('1. Siero 100');
  expect(text).toContain('/preferiti?list=siero-100');
  expect(document.body.textContent).not.toMatch(/carrello|ordine|prenota/i);
});

test('a received list adds only what is new, and overwrites nothing', async () => {
  const user = userEvent.setup();
  open({ stored, address: '/preferiti?list=siero-100~x,caseina-micellare,non-esiste' });
  await screen.findByRole('heading', { level: 1, name: 'Lista ricevuta' });
  await screen.findByText('1 prodotto della lista non è più in catalogo.');
  // The stored favourites are read once the page is hydrated.
  const row = await screen.findByRole('row', { name: /Siero 100.*già tra i tuoi/ });
  expect(within(row).queryByRole('combobox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Aggiungi ai miei (1)' }));
  await screen.findByRole('link', { name: 'Vai ai tuoi preferiti' });
  await waitFor(() => {
    const list: unknown = JSON.parse(window.localStorage.getItem('favorites') ?? '');
    expect(list).toMatchObject([{ slug: 'caseina-micellare' }, saved[0]]);
  });
});

test('a broken list says so', async () => {
  open({ address: '/preferiti?list=%E0%A4%A' });
  await screen.findByRole('heading', { name: 'Lista non leggibile' });
  expect(screen.getByRole('link', { name: 'Vai ai tuoi preferiti' })).toBeDefined();
});

test('where all of a list is gone, it is counted as well', async () => {
  open({ address: '/preferiti?list=non-esiste,nemmeno-questo' });
  await screen.findByText('2 prodotti della lista non sono più in catalogo.');
  expect(screen.getByRole('heading', { name: 'Lista non leggibile' })).toBeDefined();
});

test('how much of the list a shop has is one text', async () => {
  open({ stored });
  await screen.findByText('Porta la lista in negozio');
  const paragraphs = [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(paragraphs).toContainEqual(expect.stringMatching(/^\d su 1 a Torino$/));
  expect(paragraphs).toContainEqual(expect.stringMatching(/^\d su 1 ad Aosta$/));
});
