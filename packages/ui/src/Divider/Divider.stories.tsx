import type { Meta, StoryObj } from '@storybook/react-vite';
import { Divider } from './Divider.tsx';

const meta: Meta<typeof Divider> = {
  title: 'UI/Divider',
  tags: ['autodocs'],
  component: Divider,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `A line between things: \`hair\` separates rows, \`rule\` (2 px ink) opens a section.

**When not:** inside components that draw their own lines. **Do:** let one ink rule open a section and hairlines part its rows. **Don't:** boxes of lines.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Hair: Story = {};
export const Rule: Story = { args: { weight: 'rule' } };
