// @vitest-environment jsdom
import { configure, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { defaultFilters, type Filters } from '../../catalogue/filterOptions.ts';
import { type Product, productFromWire } from '../../catalogue/product.ts';
import { manyProducts, StoryEnvironment } from '../../testing/index.ts';
import { LoadMoreGrid } from './LoadMoreGrid.tsx';
import { ProductListing, type ProductListingProps } from './ProductListing.tsx';

// Asking for each element's style takes seconds; and a busy machine may take its time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const products = manyProducts(9).flatMap((wire): Product[] => {
  const { product } = productFromWire(wire);
  return product === null ? [] : [product];
});

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
});

const base: ProductListingProps = {
  filters: defaultFilters,
  activeCount: 0,
  brands: [],
  status: 'ready',
  products: products.slice(0, 3),
  isOutdated: false,
  onChoose: () => {},
  onReset: () => {},
  onRetry: () => {},
};

function listing(props: Partial<ProductListingProps>) {
  return (
    <StoryEnvironment address="/prodotti">
      <ProductListing {...base} {...props} />
    </StoryEnvironment>
  );
}

const count = () => screen.getByRole('status').textContent;
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const avoiding = (choice: Partial<Filters>) => ({ filters: { ...defaultFilters, ...choice } });
const filters = (searchQuery: string): Filters => ({ ...defaultFilters, searchQuery });

test('a long list is drawn in steps, and the keyboard goes on at the first new card', async () => {
  const user = userEvent.setup();
  render(
    <StoryEnvironment address="/prodotti">
      <LoadMoreGrid products={products} isOutdated={false} step={4} />
    </StoryEnvironment>,
  );
  expect(screen.getByText('4 di 9 prodotti')).toBeDefined();
  expect(screen.getAllByRole('article')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: 'Mostra altri prodotti' }));
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(8);
  expect(cards[4]?.contains(document.activeElement)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Mostra altri prodotti' }));
  expect(screen.getAllByRole('article')).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Mostra altri prodotti' })).toBeNull();
});

test('no count of the old list is announced until the new one is there', () => {
  const { rerender } = render(listing({}));
  expect(count()).toBe('3 prodotti trovati');
  rerender(listing({ filters: filters('whey'), isOutdated: true }));
  expect(count()).toBe('Caricamento...');
  expect(screen.getByRole('list', { busy: true })).toBeDefined();
  rerender(listing({ filters: filters('whey'), products: products.slice(0, 1) }));
  expect(count()).toBe('1 prodotto trovato per "whey"');
});

test('an older list is shown only as far as it can be checked against what is avoided now', async () => {
  const labelled = products.slice(0, 3).map((product, place): Product => ({
    ...product,
    label: {
      food: true,
      readable: true,
      contains: place === 0 ? ['soybeans'] : [],
      traces: place === 1 ? ['soybeans'] : [],
    },
  }));
  const [soy, traces, other] = labelled.map(({ name }) => name);
  const milk: Partial<Filters> = { avoid: ['milk'] };
  const both: Partial<Filters> = { avoid: ['milk', 'soybeans'] };
  const outdated = { products: labelled, isOutdated: true };

  await import('../../avoid/list/avoidanceModule.ts');
  // The prerendered list carries no labels.
  const { rerender } = render(listing({}));
  expect(names()).toHaveLength(3);
  rerender(listing({ ...avoiding(milk), isOutdated: true }));
  expect(names()).toEqual([]);
  expect(count()).toBe('Caricamento...');
  rerender(listing({ ...avoiding(milk), products: labelled }));
  await waitFor(() => expect(count()).toBe('3 prodotti trovati'));
  expect(names()).toEqual([soy, traces, other]);

  rerender(listing({ ...avoiding(both), ...outdated }));
  expect(names()).toEqual([traces, other]);
  rerender(listing({ ...avoiding({ ...both, avoidTraces: true }), ...outdated }));
  expect(names()).toEqual([other]);
  // No list tells of ingredients.
  rerender(listing({ ...avoiding({ ...milk, avoidIngredients: ['E955'] }), ...outdated }));
  expect(names()).toEqual([]);
  // What is no longer avoided may be missing from it, and nothing more.
  rerender(listing({ ...avoiding({}), ...outdated }));
  expect(names()).toEqual([soy, traces, other]);

  rerender(listing({}));
  rerender(listing({ ...avoiding(milk), isOutdated: true }));
  expect(names()).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Nessun prodotto trovato' })).toBeNull();
});

test('a long list that is outdated does not tell of how many it was', () => {
  render(
    <StoryEnvironment address="/prodotti">
      <LoadMoreGrid products={products} isOutdated step={4} />
    </StoryEnvironment>,
  );
  expect(screen.queryByText('4 di 9 prodotti')).toBeNull();
});

test('twelve skeletons while it loads, and no product', () => {
  const { container } = render(listing({ status: 'loading', products: [] }));
  expect(count()).toBe('Caricamento...');
  expect(container.querySelectorAll('ul[aria-hidden] > li')).toHaveLength(12);
  expect(screen.queryAllByRole('article')).toEqual([]);
});

test('a failure is said at once, with a button that tries again', async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn<() => void>();
  render(listing({ status: 'failed', products: [], onRetry }));
  expect(screen.getByRole('alert').textContent).toContain(
    'Si è verificato un errore nel caricamento dei prodotti.',
  );
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('an empty list without a filter has nothing to reset', () => {
  render(listing({ products: [] }));
  expect(screen.getByRole('heading', { name: 'Nessun prodotto trovato' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Azzera filtri' })).toBeNull();
});

test.each([
  ['a list', products.slice(0, 2)],
  ['an empty one', []],
])(
  '%s: the keyboard does not fall out of the page with the button that resets',
  async (_, shown) => {
    const user = userEvent.setup();
    const { rerender } = render(listing({ products: shown, activeCount: 1 }));
    await user.click(screen.getByRole('button', { name: 'Azzera filtri' }));
    rerender(listing({ products }));
    expect(screen.getByRole('status')).toHaveFocus();
    expect(count()).toBe('9 prodotti trovati');
  },
);

test("the first picture comes first, the first row's at once, the others when they are near", () => {
  const { container } = render(listing({ products: products.slice(0, 8) }));
  const eager = [...container.querySelectorAll('article')].map((card) =>
    card.querySelector('img')?.getAttribute('fetchpriority'),
  );
  expect(eager.filter((priority) => priority === 'high')).toHaveLength(1);
  expect(eager[0]).toBe('high');
});
