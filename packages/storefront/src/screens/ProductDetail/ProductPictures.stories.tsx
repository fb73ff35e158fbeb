import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { picturedVariants } from './stories/customProducts.ts';
import { openings, seenFrom, title } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Picture',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The picture of a product: none, one that does not come, one of each variant.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { crafted } = openings(apiAnswering);

export const NoPicture: Story = crafted({ images: [] });

export const BrokenPicture: Story = crafted({ images: [{ src: '/images/products/manca.webp' }] });

export const PicturedVariants: Story = seenFrom(
  title,
  crafted({ images: [] }, { variants: picturedVariants }),
);
