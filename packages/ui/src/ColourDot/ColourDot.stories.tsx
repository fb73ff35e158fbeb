import type { Meta, StoryObj } from '@storybook/react-vite';
import { ColourDot } from './ColourDot.tsx';
import { pairs } from './ColourDot.pairs.tsx';

const meta: Meta<typeof ColourDot> = {
  title: 'UI/ColourDot',
  tags: ['autodocs'],
  component: ColourDot,
  args: { colour: '#5a3825' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `The colour of a taste, beside its name. Decorative: a ring keeps pale tastes in sight.

**When not:** without the name next to it.

**Mind:** Grey stands for a taste that has no colour. One dot a name.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Small: Story = { args: { size: 'small' } };
export const Pale: Story = { args: { colour: '#f0e3c4' } };
export const Unknown: Story = { args: { colour: '#9aa5a8' } };
