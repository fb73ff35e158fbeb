import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { formatEuro } from '../../catalogue/offer/price.ts';
import type { ListRow } from '../../catalogue/shoppingList/listRow.ts';
import { offline } from '../../testing/index.ts';
import * as css from './list/PrintSheet.stories.css.ts';
import { Sheet } from './list/PrintSheet.tsx';

const priceOf = (cents: number) => ({ cents, text: formatEuro(cents) });
const row = (id: string, own: Partial<ListRow> & Pick<ListRow, 'name'>): ListRow => ({
  id,
  brand: 'Nordend',
  href: `/prodotti/proteine/${id}`,
  image: null,
  flavours: [],
  sizes: [],
  price: priceOf(3490),
  stock: { torino: 12, aosta: 6 },
  entry: { slug: id },
  ...own,
});
const rows = [
  row('premier-whey-80', {
    name: 'Premier Whey 80',
    flavour: 'Vaniglia',
    size: '1 kg',
    price: priceOf(4290),
    stock: { torino: 22, aosta: 17 },
  }),
  row('whey-isolate', {
    name: 'Whey Isolate',
    brand: 'Serac',
    flavour: 'Cacao',
    size: '750 g',
    price: priceOf(3740),
    stock: { torino: 12, aosta: 0 },
  }),
  row('proteine-di-semi-di-zucca', {
    name: 'Proteine di Semi di Zucca',
    brand: 'Erbario Quieto',
    size: '450 g',
    price: priceOf(1890),
    stock: { torino: 0, aosta: 3 },
  }),
];

const meta: Meta<typeof Sheet> = {
  title: 'Screens/Favourites/Print sheet',
  component: Sheet,
  args: {
    rows,
    now: new Date('2026-03-10T10:00:00+01:00'),
    address: 'https://www.vettanutrition.example/preferiti?list=premier-whey-80~Vaniglia~1%20kg',
  },
  parameters: {
    docs: {
      description: {
        component: `What is printed in place of the favourites: one A4 sheet to tick off at the counter, with the same list as a QR code.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className={css.sheet}>
        <Story />
      </div>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof Sheet>;

export const ThreeProducts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Codice QR/ })).toBeVisible();
    await expect(canvas.getByText('2 su 3', { selector: 'td:last-child' })).toBeVisible();
  },
};

/** Of one nobody knows stock or price: there is no sum. */
export const SomethingToAsk: Story = {
  args: {
    rows: [...rows.slice(0, 2), row('eaa-pro', { name: 'EAA Pro', price: null, stock: undefined })],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Da chiedere')).toHaveLength(2);
    await expect(canvas.getByText('al banco')).toBeVisible();
  },
};

/** Printed from a saved copy: neither price nor stock is called today's. */
export const SavedCopy: Story = {
  ...offline,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Copia salvata/)).toBeVisible();
  },
};

/** The longer the address, the larger its code. */
export const LongList: Story = {
  args: { address: `https://www.vettanutrition.example/preferiti?list=${'x'.repeat(1900)}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Codice QR/ }).clientWidth).toBeGreaterThan(220);
  },
};

/** An address that no code can hold: the paper says so. */
export const WithoutCode: Story = {
  args: { address: `https://www.vettanutrition.example/preferiti?list=${'x'.repeat(3000)}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getByText(/troppo lunga per un codice/)).toBeVisible();
    await expect(canvas.queryByText(/Inquadra/)).toBeNull();
  },
};
