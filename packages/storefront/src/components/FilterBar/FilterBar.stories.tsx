import type { Meta, StoryObj } from '@storybook/react-vite';
import { defaultFilters } from '../../catalogue/filterOptions.ts';
import { FilterBar } from './FilterBar.tsx';

const meta: Meta<typeof FilterBar> = {
  title: 'Product parts/FilterBar',
  component: FilterBar,
  args: {
    filters: defaultFilters,
    activeCount: 0,
    resultCount: 21,
    shopCounts: { at: (storeId) => (storeId === null ? 21 : 20 - storeId) },
    brands: [
      { slug: 'massiccio', name: 'Massiccio' },
      { slug: 'nordend', name: 'Nordend' },
    ],
    onChoose: () => {},
  },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `Search, brand, price range and order of a product list, with the way back to no filter. On phones the choices fold under one button that counts them.

**When not:** for a choice within a product use \`RadioTiles\`. **Do:** keep what was typed when nothing matches. **Don't:** apply a filter that the address does not name.`,
      },
    },
    address: '/prodotti',
  },
};
export default meta;
type Story = StoryObj<typeof FilterBar>;

const active: Story = {
  args: {
    filters: { ...defaultFilters, brandSlug: 'nordend', priceRange: '25-50', searchQuery: 'whey' },
    activeCount: 3,
  },
  parameters: { address: '/prodotti?search=whey&brand=nordend&priceRange=25-50' },
};

export const Default: Story = {};
export const Active: Story = active;
export const ShopChosen: Story = {
  args: { filters: { ...defaultFilters, storeId: 1 }, activeCount: 1, resultCount: 19 },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const ActiveOnPhone: Story = {
  ...active,
  globals: { viewport: { value: 'narrow' } },
  // Drawn wider than a phone, as the pictures do too, all filters stand open.
  play: async ({ canvas, userEvent }) => {
    const button = canvas.queryByRole('button', { name: /^Filtri/ });
    if (button !== null) await userEvent.click(button);
  },
};
