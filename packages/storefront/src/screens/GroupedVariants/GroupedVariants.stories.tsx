import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering, apiFailing, apiOffline, apiPending } from '../../testing/index.ts';
import { GroupedVariants } from './GroupedVariants.tsx';

const meta: Meta<typeof GroupedVariants> = {
  title: 'Screens/GroupedVariants',
  component: GroupedVariants,
  args: { category: 'proteine' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The products of a category gathered by name: each group with its flavours, sizes and prices from the lowest.`,
      },
    },
    address: '/prodotti/proteine/varianti',
  },
};
export default meta;
type Story = StoryObj<typeof GroupedVariants>;

/** The second group's `variants` are broken JSON: it stands without them. */
export const Results: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 varianti')).toBeVisible();
  },
};

export const Loading: Story = { ...apiPending };

export const Empty: Story = {
  args: { category: 'dimagranti' },
  parameters: { address: '/prodotti/dimagranti/varianti' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nessun prodotto raggruppato trovato' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...apiFailing(404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Riprova' })).toBeVisible();
  },
};

export const Offline: Story = {
  ...apiOffline,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Riprova' }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

/** No maker, no picture, words without an end, a script for a name. */
export const ExtremeGroup: Story = {
  ...apiAnswering({
    product_groups: [
      {
        category_slug: 'proteine',
        id: 'unruly',
        name: `Miscela ${'superconcentratissima'.repeat(4)}`,
        variant_count: 2,
        variants: JSON.stringify([
          {
            id: 'a',
            slug: 'siero-100',
            name: '<script>alert(1)</script>',
            flavor: 'Cioccolatofondentissimoconnocciole',
            quantity: '24 bustine monodose da 30 g',
          },
          { id: 'b', slug: 'egg-white', name: 'Neutro', flavor: 'Neutro', quantity: '1 kg' },
        ]),
      },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('<script>alert(1)</script>')).toBeVisible();
  },
};

export const UnknownCategory: Story = { args: { category: 'articoli-da-pesca' } };

export const LoadingOnPhone: Story = { ...apiPending, globals: { viewport: { value: 'narrow' } } };

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
