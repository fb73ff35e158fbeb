import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardGrid, CardSkeleton, PageSection } from '@vetta/ui';
import { sampleProduct } from '../../testing/index.ts';
import { ProductCard } from './ProductCard.tsx';

const meta: Meta<typeof ProductCard> = {
  title: 'Product parts/ProductCard',
  component: ProductCard,
  args: { product: sampleProduct('normal') },
  decorators: [
    (Story) => (
      <PageSection space="small" as="div">
        <CardGrid>
          <Story />
        </CardGrid>
      </PageSection>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `A product in a list: picture, brand, name, badges, price and price per kilo, the heart, one link. It decides what a product with gaps shows; the looks are \`Card\`.

**When not:** for groups of variants, which have a card of their own. **Do:** say "Prezzo su richiesta" where there is no price. **Don't:** claim an availability that the catalogue does not name.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductCard>;

export const Default: Story = {};
export const Saved: Story = {
  parameters: {
    stored: {
      favorites: JSON.stringify([{ id: '1', name: 'Siero 100', addedAt: '2026-03-01T09:00:00Z' }]),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Rimuovi dai preferiti: Siero 100' }),
    ).toHaveAttribute('aria-pressed', 'true');
  },
};
export const SoldOut: Story = { args: { product: sampleProduct('soldOut') } };
export const NoPrice: Story = { args: { product: sampleProduct('noPrice') } };
export const NoPicture: Story = { args: { product: sampleProduct('noPicture') } };
export const NoDescription: Story = { args: { product: sampleProduct('noDescription') } };
export const LongNames: Story = { args: { product: sampleProduct('longNames') } };
export const ManyBadges: Story = { args: { product: sampleProduct('manyBadges') } };
export const FormerPrice: Story = { args: { product: sampleProduct('specialOffer') } };
export const HostileText: Story = { args: { product: sampleProduct('hostile') } };
export const Skeleton: Story = { render: () => <CardSkeleton /> };
