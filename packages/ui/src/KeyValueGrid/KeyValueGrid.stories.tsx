import type { Meta, StoryObj } from '@storybook/react-vite';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { KeyValueGrid } from './KeyValueGrid.tsx';
import { pairs } from './KeyValueGrid.pairs.tsx';

const meta: Meta<typeof KeyValueGrid> = {
  title: 'UI/KeyValueGrid',
  tags: ['autodocs'],
  component: KeyValueGrid,
  args: {
    items: [
      { term: 'Capacità', detail: '700 ml' },
      { term: 'Materiale', detail: 'Tritan, senza BPA' },
      { term: 'Lavaggio', detail: 'In lavastoviglie, fino a 70 °C' },
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Names and values, pair by pair under hairlines.

**When not:** for figures in columns use a table.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Strong: Story = { args: { columns: 'wide', emphasis: 'strong' } };
export const Ends: Story = {
  args: {
    columns: 'ends',
    items: [
      { term: 'Sede Torino', detail: <StatusLine tone="open">12 disponibili</StatusLine> },
      { term: 'Sede Aosta', detail: <StatusLine tone="closed">Non disponibile</StatusLine> },
    ],
  },
};
export const LongValues: Story = {
  args: {
    items: [
      {
        term: 'Caratteristiche',
        detail:
          'Senza glutine, senza lattosio aggiunto, senza zuccheri aggiunti, senza aspartame, adatto a vegetariani',
      },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
};
