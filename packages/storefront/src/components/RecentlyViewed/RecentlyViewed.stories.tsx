import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { apiFailing } from '../../testing/index.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

const viewed = (...slugs: readonly string[]) => ({ 'recently-viewed': JSON.stringify(slugs) });

const meta: Meta<typeof RecentlyViewed> = {
  title: 'Product parts/RecentlyViewed',
  component: RecentlyViewed,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false },
      description: {
        component: `The products that the visitor looked at last, kept in this browser alone. Below a product's tabs, without the product itself, and below the favourites; where there is nothing to show, nothing at all.`,
      },
    },
    stored: viewed(
      'siero-100',
      'caseina-micellare',
      'creatina-monoidrata',
      'felpa-gradino',
      'omega-3-profondo',
      'aminoacidi-essenziali',
      'egg-white',
    ),
  },
};
export default meta;
type Story = StoryObj<typeof RecentlyViewed>;

export const Six: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(6);
  },
};

/** It scrolls aside; the last piece is cut: there is more. */
export const OnPhone: Story = { ...Six, globals: { viewport: { value: 'narrow' } } };

export const Two: Story = {
  parameters: { stored: viewed('siero-100', 'omega-3-profondo') },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(2);
  },
};

/** One is gone from the catalogue, one is this page's own, and one has no price. */
export const GoneAndOwn: Story = {
  args: { current: 'siero-100' },
  parameters: { stored: viewed('siero-100', 'mai-esistito', 'egg-white') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Egg White')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

/** Below the favourites: one of them stands above already. */
export const BelowFavourites: Story = {
  parameters: {
    stored: {
      ...viewed('siero-100', 'egg-white'),
      favorites: JSON.stringify([{ id: '1', slug: 'siero-100', name: 'Siero 100' }]),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Egg White')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
};

export const Cleared: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Svuota' }));
    const undo = await canvas.findByRole('button', { name: 'Annulla' });
    // It fades in.
    await waitFor(() => expect(undo).toBeVisible());
    await expect(canvas.queryByRole('region', { name: 'Visti di recente' })).toBeNull();
  },
};

const nothing: Story['play'] = async ({ canvas }) => {
  await expect(canvas.queryByRole('heading')).toBeNull();
};

export const NothingViewed: Story = { parameters: { stored: viewed() }, play: nothing };

export const BlockedStorage: Story = {
  parameters: { storage: 'blocked', stored: {} },
  play: nothing,
};

/** Nobody answers: no title stands over nothing. */
export const Failed: Story = { parameters: apiFailing(404).parameters, play: nothing };
