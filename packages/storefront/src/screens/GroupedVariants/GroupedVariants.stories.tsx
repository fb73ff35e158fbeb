import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiFailing, apiPending } from '../../testing/index.ts';
import { GroupedVariants } from './GroupedVariants.tsx';

const meta: Meta<typeof GroupedVariants> = {
  title: 'Schermate/GroupedVariants',
  component: GroupedVariants,
  args: { category: 'proteine' },
  parameters: { address: '/prodotti/proteine/varianti' },
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

export const UnknownCategory: Story = { args: { category: 'articoli-da-pesca' } };

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };
