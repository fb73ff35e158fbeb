import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CompareTag, CompareTray } from './CompareTray.tsx';

const meta: Meta<typeof CompareTray> = {
  title: 'Product parts/CompareTray',
  component: CompareTray,
  args: { slugs: ['siero-100', 'caseina-micellare'] },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `What is chosen for the comparison, at the foot of the window. It appears with the first choice; four are the most.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof CompareTray>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Confronta (2)' })).toBeVisible();
  },
};

export const One: Story = {
  args: { slugs: ['siero-100'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Confronta (1)' })).toBeDisabled();
    await expect(await canvas.findByText('Siero 100.')).toBeVisible();
  },
};

export const Full: Story = {
  args: { slugs: ['siero-100', 'caseina-micellare', 'egg-white', 'creatina-monoidrata'] },
};

export const Phone: Story = { globals: { viewport: { value: 'narrow' } } };

/** On product pages and favourites. */
export const Tag: Story = { render: ({ slugs }) => <CompareTag slugs={slugs} /> };
