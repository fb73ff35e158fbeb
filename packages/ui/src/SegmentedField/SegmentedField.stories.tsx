import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SegmentedField, type SegmentedFieldProps } from './SegmentedField.tsx';
import { pairs } from './SegmentedField.pairs.tsx';

const meta: Meta<typeof SegmentedField> = {
  title: 'UI/SegmentedField',
  tags: ['autodocs'],
  component: SegmentedField,
  args: {
    label: 'Disponibile a',
    value: 'all',
    options: [
      { value: 'all', label: 'Ovunque', count: 21, description: '21 prodotti' },
      { value: '1', label: 'Torino', count: 19, description: '19 prodotti' },
      { value: '2', label: 'Aosta', count: 18, description: '18 prodotti' },
    ],
    onChange: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `One of two to four, on one line, each with how many it gives: native radios. The chosen one has a filled square and weight, so colour is no cue.

**When not:** for more, or for longer names, use \`Select\`; for sizes with prices, \`RadioTiles\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: '1' } };
export const WithoutCounts: Story = {
  args: {
    options: [
      { value: 'all', label: 'Ovunque' },
      { value: '1', label: 'Torino' },
    ],
  },
};
export const ByKeyboard: Story = {
  render: function Chosen(args: SegmentedFieldProps) {
    const [value, setValue] = useState('all');
    return <SegmentedField {...args} value={value} onChange={setValue} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: 'Ovunque' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Torino' })).toBeChecked();
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };
