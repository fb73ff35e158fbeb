import type { Meta, StoryObj } from '@storybook/react-vite';
import { LinkList } from './LinkList.tsx';
import { pairs } from './LinkList.pairs.tsx';

const meta: Meta<typeof LinkList> = {
  title: 'UI/LinkList',
  tags: ['autodocs'],
  component: LinkList,
  args: {
    items: [
      { href: '/prodotti/proteine', label: 'Proteine' },
      { href: '/prodotti/pre-workout-energetici', label: 'Pre-workout/Energetici' },
      { href: '/prodotti/merchandising-e-cosmetici', label: 'Merchandising e Cosmetici' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Ways on, one a row, each with its arrow.

**When not:** for products, use \`Card\`; for two or three ways, \`TextLink\`.

**Mind:** Whole rows are clickable.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hovered: Story = { parameters: { pseudo: { hover: ['li:nth-child(2) a'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['li:nth-child(2) a'] } } };
