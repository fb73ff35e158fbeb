import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { openings, seenFrom, title } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Stock',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What is there: nothing anywhere, not this size, one last piece, or nobody knows.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened, crafted } = openings(apiAnswering);

const soldOut = [
  { storeId: 1, isAvailable: false, stockQuantity: 0 },
  { storeId: 2, isAvailable: true, stockQuantity: 0 },
];

export const SoldOutEverywhere: Story = crafted(
  { availability: soldOut },
  { variants: [{ flavor: 'Cacao', size: '500 g', price_cents: 1990 }] },
);

export const SizeSoldOut: Story = seenFrom(
  title,
  opened('proteine', 'premier-whey-80', '?gusto=Pistacchio'),
);

export const LastPiece: Story = seenFrom(
  title,
  crafted({
    availability: [{ storeId: 1, isAvailable: true, stockQuantity: 1 }],
  }),
);

/** The headings of the tabs follow those of the page, though that of the shops is not there. */
export const NoAvailability: Story = seenFrom(title, {
  ...crafted({ availability: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Consiglio' })).toBeVisible();
  },
});
