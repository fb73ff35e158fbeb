import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { bundledSeed, thirtyVariants } from './stories/customProducts.ts';
import { openings, seenFrom, title } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Variants',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `Flavours and sizes: one chosen, many, letters, gaps in the data.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened, crafted } = openings(apiAnswering);

const product_groups = [
  {
    id: 'whey-isolate',
    category_slug: 'proteine',
    name: 'Whey Isolate',
    variants: JSON.stringify(
      ['Cacao', 'Neutro', 'Fiordilatte'].map((name) => ({ slug: 'whey-isolate', name })),
    ),
  },
];

export const ChosenVariant: Story = seenFrom(
  title,
  opened('proteine', 'whey-isolate', '?gusto=Neutro&formato=2+kg'),
);

export const ThirtyVariants: Story = seenFrom(title, crafted({}, { variants: thirtyVariants }));

/** One of a group: the page leads to its variants side by side. */
export const InGroup: Story = {
  ...seenFrom(
    title,
    opened('proteine', 'whey-isolate', '', apiAnswering({ ...bundledSeed, product_groups })),
  ),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Le 3 varianti una accanto all’altra' });
    await expect(link).toHaveAttribute('href', '/prodotti/proteine/varianti');
  },
};

/** Nobody eats it: sizes of a letter in one row, colours, and no word of doses or flavours. */
export const Garment: Story = crafted(
  {
    name: 'Felpa Gradino',
    description: 'Cotone pesante, cappuccio foderato.',
    category_id: 6,
    category_name: 'Merchandising e Cosmetici',
    category_slug: 'proteine',
    price: 5990,
    sizes: ['S', 'M', 'L', 'XL'].map((size) => ({ size, price: 5990 })),
  },
  {
    variants: ['Grigio granito', 'Verde larice'].flatMap((flavor) =>
      ['S', 'M', 'L', 'XL'].map((size) => ({ flavor, size, price_cents: 5990 })),
    ),
  },
);

export const FlavoursOnly: Story = seenFrom(
  title,
  crafted(
    {},
    {
      variants: [
        { flavor: 'Cacao', price_cents: 1990 },
        { flavor: 'Menta', price_cents: 1990 },
      ],
    },
  ),
);

/** A size without a price, and one without a name. */
export const VariantsWithGaps: Story = seenFrom(
  title,
  crafted(
    {},
    {
      variants: [
        { flavor: 'Cacao', size: '500 g', price_cents: 0 },
        { flavor: 'Cacao', price_cents: 1990 },
      ],
    },
  ),
);
