import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering, promotionDays, samplePromotion } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { openings, seenFrom, title } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Price',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What a product costs: unknown, reduced, around a promotion of some days, and how long a pack lasts.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened, crafted } = openings(apiAnswering);

export const NoPrice: Story = seenFrom(
  title,
  crafted({ price: 0, sizes: [{ size: '500 g', price: 0 }] }),
);

export const OfferAndNew: Story = crafted({
  has_special_offer: true,
  hasSpecialOffer: true,
  specialOfferText: 'Uno shaker in omaggio con il formato da 750 g, fino al 30 novembre.',
  isNew: true,
  originalPrice: 2490,
});

/** Static variants: one is discounted, others are sold out. */
export const DiscountedVariant: Story = seenFrom(title, opened('proteine', 'perfect-mass'));

const promoted = crafted({
  price: 3490,
  origine: 'Latte italiano',
  sizes: [
    { size: '500 g', price: 1990 },
    { size: '1 kg', price: 3490, ...samplePromotion },
    { size: '2 kg', price: 5990 },
  ],
});

const promotedOn = ({ nowMs }: { nowMs: number }): Story => ({
  ...promoted,
  parameters: { ...promoted.parameters, nowMs },
});

export const DayBeforePromotion: Story = promotedOn(promotionDays.before);

export const FirstDayOfPromotion: Story = {
  ...promotedOn(promotionDays.first),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offerta fino al 30 novembre')).toBeVisible();
    await expect(canvas.getByText('Origine: Latte italiano')).toBeVisible();
  },
};

export const LastDayOfPromotion: Story = promotedOn(promotionDays.last);

export const DayAfterPromotion: Story = promotedOn(promotionDays.after);

const dosedLabel = {
  features: {
    modalita_uso: 'Un misurino in 250 ml d’acqua. Da una a due porzioni al giorno.',
    valori_nutrizionali:
      '| Componente | Per 100 g | Per 30 g |\n|---|---|---|\n| Grassi | 1,2 g | 0,4 g |\n| Carboidrati | 2,5 g | 0,8 g |\n| Proteine | 87 g | 26,1 g |',
  },
  variants: [
    { flavor: 'Cacao', size: '500 g', price_cents: 1990 },
    { flavor: 'Cacao', size: '1 kg', price_cents: 3390 },
  ],
};

/** One or two doses a day, as the label states them. */
export const DosesStated: Story = crafted({}, dosedLabel);

/** No serving on the label: how long it lasts is not known. */
export const NoDose: Story = crafted(
  {},
  {
    ...dosedLabel,
    features: {
      valori_nutrizionali:
        '| Componente | Per 100 g |\n|---|---|\n| Grassi | 1,2 g |\n| Carboidrati | 2,5 g |\n| Proteine | 87 g |',
    },
  },
);
