import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  apiAnswering,
  apiExcept,
  apiOffline,
  apiPending,
  manyProducts,
  wireProducts,
} from '../../testing/index.ts';
import { Catalogue } from './Catalogue.tsx';

const meta: Meta<typeof Catalogue> = {
  title: 'Screens/Catalogue',
  component: Catalogue,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `All products, with search, filters and order. The address is the home of the filters: what is shown can be shared and bookmarked.`,
      },
    },
    address: '/prodotti',
  },
};
export default meta;
type Story = StoryObj<typeof Catalogue>;

export const Results: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Siero 100' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ prodotti trovati$/);
  },
};

export const FilteredBySearch: Story = {
  parameters: { address: '/prodotti?search=creatina' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ per "creatina"$/)).toBeVisible();
  },
};

export const FiltersActive: Story = {
  parameters: { address: '/prodotti?brand=massiccio&sortBy=price-asc' },
};

export const Loading: Story = { ...apiPending };

export const Empty: Story = {
  parameters: { address: '/prodotti?search=zzzz' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nessun prodotto trovato' }),
    ).toBeVisible();
  },
};

export const OneProduct: Story = {
  ...apiAnswering({ products: [wireProducts.normal] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 prodotto trovato');
  },
};

export const ManyProducts: Story = {
  ...apiAnswering({ products: manyProducts(1200) }),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(10);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1\.?200 prodotti trovati$/);
  },
};

/** Names without an end, scripts as text, a picture and a price that are missing: one row of them. */
export const ExtremeProducts: Story = {
  ...apiAnswering({
    products: [
      wireProducts.longNames,
      wireProducts.hostile,
      wireProducts.noPicture,
      wireProducts.noPrice,
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
  },
};

export const EmptyCatalogue: Story = { ...apiAnswering({ products: [] }) };

export const Failed: Story = {
  ...apiOffline,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Riprova' }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

/** The row of links then shows the shop's own seven categories. */
export const CategoriesFailed: Story = { ...apiExcept({ categories: 500, brands: 500 }) };

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const Narrowest: Story = { globals: { viewport: { value: 'narrow' } } };
