import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiFailing, apiPending } from '../../testing/index.ts';
import { HomeShelf } from './HomeShelf.tsx';

const meta: Meta<typeof HomeShelf> = {
  title: 'Screens/Home/Shelf',
  component: HomeShelf,
  parameters: {
    layout: 'padded',
    address: '/',
    docs: {
      story: { inline: false },
      description: {
        component: `Below the hero: one shelf of real packs with their prices, a product of each category, those that sell best first. Fetched when it comes into sight; its place is kept.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof HomeShelf>;

export const Eight: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByRole('region', { name: 'Dallo scaffale, oggi' })).toBeVisible();
  },
};

/** It scrolls aside; the last piece is cut: there is more. */
export const OnTablet: Story = { ...Eight, globals: { viewport: { value: 'tablet' } } };

export const OnPhone: Story = { ...Eight, globals: { viewport: { value: 'narrow' } } };

/** Its place stays empty. */
export const Loading: Story = { ...apiPending };

/** The way to all products stays. */
export const Failed: Story = {
  ...apiFailing(404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Tutti i prodotti' })).toBeVisible();
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};
