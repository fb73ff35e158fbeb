import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from './List.tsx';
import { pairs } from './List.pairs.tsx';

const meta: Meta<typeof List> = {
  title: 'UI/List',
  tags: ['autodocs'],
  component: List,
  args: {
    items: ['Consulenza personalizzata', 'Lettura di etichette e dosaggi', 'Ordini su richiesta'],
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Short lines of equal weight. \`steps\` is an ordered list with large numbers.

**When not:** for links use \`LinkList\`; for names and values, \`KeyValueGrid\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Dash: Story = {};
export const Lines: Story = { args: { marker: 'lines' } };
export const Above: Story = { args: { marker: 'above' } };
export const Steps: Story = {
  args: {
    marker: 'steps',
    items: [
      'Versa 250 ml di acqua fredda o di bevanda vegetale nello shaker.',
      'Aggiungi un misurino raso (30 g) e agita per dieci secondi.',
      "Bevi entro mezz'ora dalla fine dell'allenamento oppure a colazione.",
    ],
  },
};
export const StepsNarrow: Story = {
  args: { marker: 'steps' },
  globals: { viewport: { value: 'narrow' } },
};
