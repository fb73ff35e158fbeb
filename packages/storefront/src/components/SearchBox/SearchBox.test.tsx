// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';
import { expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { apiAnswering, apiPending, StoryEnvironment, wireProducts } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { SearchBox } from './SearchBox.tsx';

// Asking for each element's style takes seconds; and a busy machine may take its time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const api = mockApi();
const brands = [
  { slug: 'massiccio', name: 'Massiccio' },
  { slug: 'nordend', name: 'Nordend' },
];

function Page({ avoidance }: { avoidance?: Filters }) {
  const [text, setText] = useState('');
  const { pathname, search } = useLocation();
  return (
    <>
      <SearchBox
        text={text}
        query={text.trim()}
        brands={brands}
        avoidance={avoidance}
        onSearch={setText}
      />
      <output>{pathname + search}</output>
    </>
  );
}

function open(avoidance?: Filters) {
  render(
    <StoryEnvironment address="/prodotti/supplementi?priceRange=100%2B">
      <Page avoidance={avoidance} />
    </StoryEnvironment>,
  );
}

const field = () => screen.getByRole('combobox', { name: 'Cerca prodotti' });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.querySelector(`[id="${id}"]`)?.textContent;
};
const address = () => screen.getByRole('status').textContent;

test('offers products, categories and brands while the visitor types', async () => {
  const user = userEvent.setup();
  open();
  expect(field().getAttribute('aria-expanded')).toBe('false');
  await user.type(field(), 'siero');
  const list = await screen.findByRole('listbox', { name: 'Suggerimenti' });
  expect(field().getAttribute('aria-expanded')).toBe('true');
  const products = within(within(list).getByRole('group', { name: 'Prodotti' }));
  expect(products.getAllByRole('option')[0]?.textContent).toContain('Siero 100');
  const categories = within(within(list).getByRole('group', { name: 'Categorie' }));
  expect(categories.getByRole('option', { name: /^Proteine/ })).toBeDefined();
  expect(options().at(-1)).toMatch(/“siero”$/);
});

test('asks nothing for a single letter', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 's');
  expect(api.calls).toEqual([]);
});

test('the arrow keys walk the list while the focus stays in the field; Enter follows', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 'siero');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('Siero 100');
  expect(document.activeElement).toBe(field());
  await user.keyboard('{ArrowUp}');
  expect(active()).toBeNull();
  await user.keyboard('{ArrowUp}');
  expect(active()).toMatch(/“siero”$/);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/prodotti/proteine/siero-100');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Escape closes the list and keeps the text', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 'siero');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveProperty('value', 'siero');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeDefined();
});

test('a brand and a category lead to as many products as stand beside them', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 'siero');
  await user.click(await screen.findByRole('option', { name: /^Massiccio/ }));
  expect(address()).toBe('/prodotti?search=siero&brand=massiccio');
  await user.type(field(), ' ');
  await user.click(await screen.findByRole('option', { name: /^Proteine/ }));
  expect(address()).toBe('/prodotti/proteine?search=siero');
});

test('closes when the focus leaves', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 'siero');
  await screen.findByRole('listbox');
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('words and counts belong to the products on offer, not to the text typed since', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 'siero');
  await screen.findByRole('option', { name: /“siero”$/ });
  api.state(apiPending);
  await user.type(field(), ' iso');
  expect(options().at(-1)).toMatch(/“siero”$/);
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/prodotti?search=siero');
});

test('another search does not begin with the products of the one before', async () => {
  const user = userEvent.setup();
  open();
  await user.type(field(), 'siero');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  await user.clear(field());
  api.state(apiPending);
  await user.type(field(), 'creatina');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('offers nothing that is avoided, and takes what is avoided along', async () => {
  const user = userEvent.setup();
  open({ ...defaultFilters, avoid: ['milk'] });
  await user.type(field(), 'proteine');
  const list = await screen.findByRole('listbox', { name: 'Suggerimenti' });
  expect(options().join()).not.toContain('Siero');
  const categories = within(within(list).getByRole('group', { name: 'Categorie' }));
  await user.click(categories.getByRole('option'));
  expect(address()).toBe('/prodotti/aminoacidi-e-creatina?search=proteine&avoid=milk');
});

test('an API that does not know what is avoided is offered from in nothing', async () => {
  const user = userEvent.setup();
  api.state(apiAnswering({ products: [wireProducts.normal] }));
  open({ ...defaultFilters, avoid: ['milk'] });
  await user.type(field(), 'siero');
  await waitFor(() => expect(api.calls.join()).toContain('avoid=milk'));
  expect(screen.queryByRole('option')).toBeNull();
});
