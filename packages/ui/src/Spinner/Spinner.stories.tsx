import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';
import { pairs } from './Spinner.pairs.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'UI/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { children: 'Caricamento...' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Waiting without a known shape: four bars of the mark, the only thing that loops; still with reduced motion. Its words are announced politely.

**When not:** where the shape is known, use \`Skeleton\`; in a button, \`busy\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: 'Caricamento preferiti...' } };
