import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { SearchField, type SearchFieldProps } from './SearchField.tsx';

const meta: Meta<typeof SearchField> = {
  title: 'UI/SearchField',
  tags: ['autodocs'],
  component: SearchField,
  args: { label: 'Cerca prodotti', value: '', onChange: () => {}, clearLabel: 'Svuota la ricerca' },
  render: function Typed(args: SearchFieldProps) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The text to look for, in a ruled bar, with a button that empties it. With \`list\` it is the W3C combobox over a list of suggestions.

**When not:** for other text use \`TextField\`. **Do:** keep what was typed when nothing matches.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: 'whey' } };
export const Emptied: Story = {
  args: { value: 'caseina notte' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Svuota la ricerca' }));
    const field = canvas.getByRole('searchbox', { name: 'Cerca prodotti' });
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};
export const Narrow: Story = {
  args: { value: 'proteine isolate del siero di latte' },
  globals: { viewport: { value: 'narrow' } },
};
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };
