import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CardGrid, CardSkeleton, PageSection } from '@vetta/ui';
import { promotionDays, sampleProduct } from '../../testing/index.ts';
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

const promoted = {
  args: {
    product: {
      ...sampleProduct('normal'),
      promotions: [
        {
          cents: 2990,
          from: '2026-11-20',
          until: '2026-11-30',
          lowest: { cents: 3290, isSinceLaunch: false },
        },
      ],
    },
  },
} satisfies Story;
export const DayBeforePromotion: Story = { ...promoted, parameters: promotionDays.before };
export const FirstDayOfPromotion: Story = { ...promoted, parameters: promotionDays.first };
export const LastDayOfPromotion: Story = { ...promoted, parameters: promotionDays.last };
export const DayAfterPromotion: Story = { ...promoted, parameters: promotionDays.after };
