import type { Meta, StoryObj } from '@storybook/react-vite';
import { HundredLines } from './HundredLines.tsx';

const meta: Meta<typeof HundredLines> = {
  title: 'Product parts/HundredLines',
  tags: ['autodocs'],
  component: HundredLines,
  args: {
    title: 'Cento grammi, una linea per grammo',
    parts: [
      { id: 'p', label: 'Proteine', tone: 'protein', grams: 87, amount: '87,0' },
      { id: 'c', label: 'Carboidrati', tone: 'carbohydrate', grams: 2.5, amount: '2,5' },
      { id: 'f', label: 'Grassi', tone: 'fat', grams: 1.2, amount: '1,2' },
      { id: 'r', label: 'Altro', tone: 'rest', grams: 9.3, amount: '9,3' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The barcode with real data: a hundred lines, one a gram. The list below says the same in words.

**When not:** where the values per 100 g are not known for certain; then leave it out. **Do:** put it beside the label it is counted from. **Don't:** use the lines as a pattern.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Isolate: Story = {};
export const Gainer: Story = {
  args: {
    parts: [
      { id: 'p', label: 'Proteine', tone: 'protein', grams: 21, amount: '21' },
      { id: 'c', label: 'Carboidrati', tone: 'carbohydrate', grams: 68.4, amount: '68,4' },
      { id: 'f', label: 'Grassi', tone: 'fat', grams: 4.2, amount: '4,2' },
      { id: 'r', label: 'Altro', tone: 'rest', grams: 6.4, amount: '6,4' },
    ],
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
