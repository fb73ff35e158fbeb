import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { bundledSeed } from './stories/customProducts.ts';

/** Pieces in Torino and in Aosta. */
const stocks = { both: [8, 5], one: [3, 0], last: [1, 0], none: [0, 0] } as const;
type Stock = keyof typeof stocks;

const categories = {
  'whey-isolate': 'proteine',
  'premier-whey-80': 'proteine',
  'eaa-pro': 'aminoacidi-e-creatina',
  'shaker-massiccio': 'merchandising-e-cosmetici',
} as const;
const slugs = Object.keys(categories);

type PlayableProps = { product: keyof typeof categories; stock: Stock };

const slugOf = ({ product, stock }: PlayableProps) => `${product}-${stock}`;

/** Each product once for each stock. */
const seed = {
  products: slugs.flatMap((slug) =>
    Object.entries(stocks).flatMap(([stock, pieces]) => {
      const product = bundledSeed.products.find((own) => own.slug === slug);
      const availability = pieces.map((stockQuantity, at) => ({
        storeId: at + 1,
        isAvailable: stockQuantity > 0,
        stockQuantity,
      }));
      return product === undefined ? [] : [{ ...product, slug: `${slug}-${stock}`, availability }];
    }),
  ),
  product_details: slugs.flatMap((slug) =>
    Object.keys(stocks).flatMap((stock) => {
      const details = bundledSeed.product_details.find((own) => own.slug === slug);
      return details === undefined ? [] : [{ ...details, slug: `${slug}-${stock}` }];
    }),
  ),
};

function Playable(props: PlayableProps) {
  const slug = slugOf(props);
  return <ProductDetail key={slug} category={categories[props.product]} slug={slug} />;
}

const meta: Meta<typeof Playable> = {
  title: 'Screens/ProductDetail/Playable',
  component: Playable,
  args: { product: 'whey-isolate', stock: 'both' },
  argTypes: {
    product: { control: 'select', options: slugs },
    stock: { control: 'inline-radio', options: Object.keys(stocks) },
  },
  parameters: {
    ...apiAnswering(seed).parameters,
    address: '/prodotti/proteine/whey-isolate-both',
    docs: {
      story: { inline: false },
      description: {
        component: `One product to play with: choose the product and its stock below, the width in the toolbar.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof Playable>;

export const Desktop: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

export const SoldOut: Story = { args: { stock: 'none' } };

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrowest: Story = { globals: { viewport: { value: 'narrow' } } };
