import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect } from 'storybook/test';
import {
  apiAnswering,
  apiEmpty,
  apiExcept,
  apiFailing,
  apiOffline,
  apiPending,
} from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { bundledSeed } from './stories/customProducts.ts';
import { openings, seenFrom, title } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Failure',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `While a product comes, and where it does not: nothing is guessed, and there is always a way on.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened } = openings(apiAnswering);

export const Loading: Story = opened('proteine', 'whey-isolate', '', apiPending);

export const DetailsLoading: Story = seenFrom(
  title,
  opened('proteine', 'whey-isolate', '', apiExcept({ productDetails: 'pending' }, bundledSeed)),
);

export const DetailsFailed: Story = seenFrom(
  title,
  opened('proteine', 'whey-isolate', '', apiExcept({ productDetails: 404 }, bundledSeed)),
);

export const Missing: Story = opened('proteine', 'mai-esistito', '', apiEmpty);

export const Failed: Story = opened('proteine', 'whey-isolate', '', apiFailing(404));

export const Offline: Story = opened('proteine', 'whey-isolate', '', apiOffline);

export const UnknownCategory: Story = opened('giardinaggio', 'whey-isolate');

/** The product moves to its own category: what stands at the address then is what is drawn. */
export const WrongCategory: Story = {
  ...opened('supplementi', 'whey-isolate'),
  render: ({ slug }) => <AtAddress slug={slug} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Whey Isolate' }),
    ).toBeVisible();
  },
};

function AtAddress({ slug }: { slug: string }) {
  const [, , category = ''] = useLocation().pathname.split('/');
  return <ProductDetail category={category} slug={slug} />;
}
