// @vitest-environment jsdom
import { configure, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { apiAnswering, StoryEnvironment } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useListingFilters } from '../ProductListing/useListingFilters.ts';
import { CategoryProfile } from './CategoryProfile.tsx';

configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const api = mockApi();

const product = (slug: string, at: number) => ({
  id: at + 1,
  slug,
  name: slug,
  category_slug: 'proteine',
  category_id: 1,
  sizes: [{ size: '1 kg', price: 3000 }],
});
const details = (slug: string, ingredients: string, grams?: number) => ({
  slug,
  features: {
    ingredienti: ingredients,
    ...(grams !== undefined && {
      valori_nutrizionali: `| Componente | per 100 g |\n|---|---|\n| Proteine | ${grams} g |`,
    }),
  },
});

beforeEach(() =>
  api.state(
    apiAnswering({
      products: ['Canapa', 'Siero', 'Zucca'].map(product),
      product_details: [
        details('Canapa', 'Semi di canapa.', 50),
        details('Siero', 'Proteine del siero di latte.', 78.5),
        details('Zucca', 'Semi di zucca.'),
      ],
    }),
  ),
);

function Address() {
  return <output>{useLocation().pathname + useLocation().search}</output>;
}

function Profile() {
  const { filters } = useListingFilters();
  const { items: products, ...state } = useCategoryProducts('proteine', filters);
  return <CategoryProfile {...state} category="proteine" filters={filters} products={products} />;
}

const open = (query = '') =>
  render(
    <StoryEnvironment address={`/prodotti/proteine${query}`}>
      <Profile />
      <Address />
    </StoryEnvironment>,
  );

const listed = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('draws each product in the order of the list, and says what the label does not', async () => {
  const { container } = open();
  await screen.findByText('Siero: 78,5 g');
  expect(listed()).toEqual(['Canapa: 50 g', 'Siero: 78,5 g', 'Zucca: non dichiarato']);
  expect(screen.getByRole('slider')).toHaveAttribute('aria-valuemax', '3');
  expect(container.querySelector('path')?.getAttribute('d')).toBe(
    'M0.5 100v-50M1.5 100v-78.5M2.5 100v0',
  );
});

test('by keyboard it names one product after the other, and Enter leads to it', async () => {
  const user = userEvent.setup();
  open();
  await screen.findByText('Siero: 78,5 g');
  await user.tab();
  const slider = screen.getByRole('slider', { name: 'Proteine in 100 g, come in etichetta' });
  expect(slider).toHaveFocus();
  expect(slider).toHaveAttribute('aria-valuetext', 'Canapa: 50 g');
  await user.keyboard('{ArrowRight}');
  expect(slider).toHaveAttribute('aria-valuetext', 'Siero: 78,5 g');
  expect(slider).toHaveAttribute('aria-valuenow', '2');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('/prodotti/proteine/Siero');
});

test('what a filter leaves out lies flat and is not named', async () => {
  const { container } = open('?search=zucca');
  await screen.findByText('Zucca: non dichiarato');
  await vi.waitFor(() => expect(listed()).toEqual(['Zucca: non dichiarato']));
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M0.5 100v0M1.5 100v0M2.5 100v0');
});

test('where something is avoided only what was checked is named', async () => {
  open('?avoid=milk');
  await screen.findByText('Canapa: 50 g');
  await vi.waitFor(() => expect(listed()).toEqual(['Canapa: 50 g', 'Zucca: non dichiarato']));
  await userEvent.tab();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/prodotti/proteine/Canapa?avoid=milk');
});
