import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { openings } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Recently viewed',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    pictureFrom: 'section[aria-labelledby]:has(> ul)',
    docs: {
      story: { inline: false },
      description: {
        component: `What the visitor looked at before this product, below its tabs. The first product of a visit has no such row.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened } = openings(apiAnswering);
const viewedBefore = opened('proteine', 'whey-isolate');

/** Below the tabs, without the page's own product. */
export const WithRecentlyViewed: Story = {
  ...viewedBefore,
  parameters: {
    ...viewedBefore.parameters,
    stored: {
      'recently-viewed': JSON.stringify([
        'whey-isolate',
        'iso-soya',
        'shaker-massiccio',
        'eaa-pro',
      ]),
    },
  },
  play: async ({ canvas }) => {
    const strip = await canvas.findByRole('region', { name: 'Visti di recente' });
    await expect(strip).toHaveTextContent('Iso Soya');
    await expect(strip).not.toHaveTextContent('Whey Isolate');
  },
};

export const WithRecentlyViewedOnPhone: Story = {
  ...WithRecentlyViewed,
  globals: { viewport: { value: 'phone' } },
};
