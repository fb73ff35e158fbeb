import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { storageKeys } from '../../browser/storageKeys.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const seen = (...slugs: string[]) => {
  localStorage.setItem(storageKeys.recentlyViewed, JSON.stringify(slugs));
};

const meta: Meta<typeof RecentlyViewed> = {
  title: 'Product parts/RecentlyViewed',
  component: RecentlyViewed,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What the visitor looked at last: up to six products, newest first, with today's prices, below a product page and the favourites. Slugs alone are kept, in this browser. Nothing to show: nothing at all.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <main style={{ padding: '1rem 1.25rem' }}>
        <Story />
      </main>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof RecentlyViewed>;

export const Full: Story = {
  beforeEach: () =>
    seen(
      'whey-isolate',
      'iso-soya',
      'clear-whey',
      'creatina-monoidrata',
      'magnesio-bisglicinato',
      'premier-whey-80',
      'siero-100',
    ),
};

export const TwoOnly: Story = { beforeEach: () => seen('whey-isolate', 'iso-soya') };

/** The page's own product and one that is gone are left out. */
export const OwnAndGone: Story = {
  args: { current: 'whey-isolate' },
  beforeEach: () => seen('whey-isolate', 'mai-esistito', 'iso-soya'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Iso Soya/ })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Emptied: Story = {
  beforeEach: () => seen('whey-isolate', 'iso-soya'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Svuota' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await waitFor(() => expect(localStorage.getItem(storageKeys.recentlyViewed)).toBeNull());
  },
};
