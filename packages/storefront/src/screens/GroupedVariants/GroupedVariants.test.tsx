// @vitest-environment jsdom
import { configure, render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { apiAnswering, apiFailing, StoryEnvironment } from '../../testing/index.ts';
import { mockApi } from '../../testing/mockApi.ts';
import { GroupedVariants } from './GroupedVariants.tsx';

// Asking for each element's style takes seconds; and a busy machine may take its time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 40_000 });

const api = mockApi();

function open(category: string) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  render(
    <StoryEnvironment address={`/prodotti/${category}/varianti`}>
      <GroupedVariants category={category} />
    </StoryEnvironment>,
  );
}

test('shows each group with its variants, linked as recorded', async () => {
  open('proteine');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Proteine - Varianti Raggruppate',
  );
  expect(screen.getByRole('link', { name: 'Torna alla lista prodotti' }).getAttribute('href')).toBe(
    '/products/proteine',
  );
  const variant = await screen.findByRole('link', { name: 'Premier Whey 80 Cacao' });
  expect(variant.getAttribute('href')).toBe('/product/premier-whey-campione');
  const row = variant.closest('li');
  if (row === null) throw new Error('no row');
  expect(within(row).getByText('Cacao')).toBeDefined();
  expect(within(row).getByText('500 g')).toBeDefined();
  expect(within(row).getByText('Descrizione del prodotto non disponibile')).toBeDefined();
  expect(screen.getByText('2 varianti')).toBeDefined();
  expect(await within(row).findByText(/^\d+,\d\d$/)).toBeDefined();
});

test('a variant costs what its size costs, and says that there is none', async () => {
  api.state(
    apiAnswering({
      products: [
        {
          id: 1,
          slug: 'siero',
          name: 'Siero',
          category_slug: 'proteine',
          category_id: 1,
          sizes: [
            { size: '500g', price: 1990 },
            { size: '1kg', price: 3490 },
          ],
          availability: [{ store_id: 1, is_available: false, stock_quantity: 0 }],
        },
      ],
      product_groups: [
        {
          category_slug: 'proteine',
          id: 'siero',
          name: 'Siero',
          variants: JSON.stringify([
            { id: 'a', slug: 'siero', name: 'Siero Cacao', quantity: '1 kg' },
            { id: 'b', slug: 'siero', name: 'Siero Fragola', quantity: '30 g' },
          ]),
        },
      ],
    }),
  );
  open('proteine');
  await screen.findByText('34,90');
  const [whole, small] = screen.getAllByRole('listitem');
  expect(whole?.textContent).toMatch(/1\skg34,90\s€Esaurito$/);
  expect(small?.textContent).toMatch(/A partire da 19,90\s€/);
});

test('a group with broken JSON is shown without variants', async () => {
  open('proteine');
  const title = await screen.findByRole('heading', { name: 'Gruppo con varianti illeggibili' });
  const group = title.closest('article');
  if (group === null) throw new Error('no group');
  expect(within(group).queryAllByRole('listitem')).toEqual([]);
  expect(within(group).getByText('3 varianti')).toBeDefined();
  expect(within(group).getByText('Vetta Nutrition')).toBeDefined();
});

test('says that a category has no groups', async () => {
  open('dimagranti');
  await screen.findByRole('heading', { name: 'Nessun prodotto raggruppato trovato' });
  expect(
    screen.getByText('Non ci sono prodotti con varianti multiple in questa categoria.'),
  ).toBeDefined();
});

test('a failure offers to try again', async () => {
  api.state(apiFailing(404));
  open('proteine');
  await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.queryByText('Nessun prodotto raggruppato trovato')).toBeNull();
});

test('an unknown category behaves as on the listing', async () => {
  open('articoli-da-pesca');
  expect(
    await screen.findByRole('heading', { name: 'Categoria non trovata', level: 1 }),
  ).toBeVisible();
  expect(api.calls).toEqual([]);
});
