import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from './Spinner.tsx';

const meta: Meta<typeof Spinner> = {
  title: 'UI/Spinner',
  tags: ['autodocs'],
  component: Spinner,
  args: { children: 'Caricamento...' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Waiting without a known shape: four bars of the mark, the only thing that loops; still with reduced motion. Its words are announced politely.

**When not:** where the shape is known, use \`Skeleton\`; in a button, \`busy\`. **Do:** say what is being waited for. **Don't:** two of them in one view.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { children: 'Caricamento preferiti...' } };
