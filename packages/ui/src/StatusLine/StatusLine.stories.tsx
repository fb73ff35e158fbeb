import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLine } from './StatusLine.tsx';
import { pairs } from './StatusLine.pairs.tsx';

const meta: Meta<typeof StatusLine> = {
  title: 'UI/StatusLine',
  tags: ['autodocs'],
  component: StatusLine,
  args: { tone: 'open', children: 'Aperto ora', detail: 'chiude alle 19:30' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Whether something is there: a shop open, a product in stock. Dot or ring, colour and word say the same.

**When not:** for tags use \`Badge\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Closed: Story = {
  args: { tone: 'closed', children: 'Chiuso ora', detail: 'riapre alle 15:30' },
};
export const InStock: Story = { args: { children: '12 disponibili', detail: undefined } };
export const OutOfStock: Story = {
  args: { tone: 'closed', children: 'Non disponibile', detail: undefined },
};
