import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ColourDot } from '../ColourDot/ColourDot.tsx';
import { RadioTiles, type RadioTilesProps } from './RadioTiles.tsx';

const meta: Meta<typeof RadioTiles> = {
  title: 'UI/RadioTiles',
  tags: ['autodocs'],
  component: RadioTiles,
  args: {
    legend: 'Formato',
    value: '750',
    onChange: () => {},
    options: [
      { value: '500', label: '500 g', detail: '27,90 €' },
      { value: '750', label: '750 g', detail: '37,40 €' },
      { value: '2000', label: '2 kg', disabled: true, disabledLabel: 'Esaurito' },
    ],
  },
  render: function Chosen(args: RadioTilesProps) {
    const [value, setValue] = useState(args.value);
    return <RadioTiles {...args} value={value} onChange={setValue} />;
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `One of a few, all in sight: the sizes of a product. Native radios: arrows choose, what is sold out is hatched and says so.

**When not:** for more than about nine use \`Select\`. **Don't:** hatching without the word.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};
export const NothingChosen: Story = { args: { value: null } };
export const Many: Story = {
  args: {
    options: ['S', 'M', 'L', 'XL', 'XXL'].map((label) => ({ value: label, label })),
    value: 'M',
  },
};
/** As wide as their words, with a mark before each: flavours with their dots. */
export const Words: Story = {
  args: {
    legend: 'Gusto',
    layout: 'words',
    options: [
      ['Cacao', '#5a3825'],
      ['Vaniglia', '#f3e5ab'],
      ['Fragola', '#e2455e'],
      ['Nocciola', '#a8743f'],
      ['Biscotto', '#c99a5b'],
      ['Pistacchio', '#9ab973'],
      ['Neutro', '#e9e6dd'],
    ].map(([label = '', colour = '']) => ({
      value: label,
      label,
      mark: <ColourDot size="small" colour={colour} />,
    })),
    value: 'Vaniglia',
  },
};
/** Sizes of a letter: all in one row, however narrow it is. */
export const Letters: Story = {
  args: {
    legend: 'Taglia',
    layout: 'row',
    options: ['S', 'M', 'L', 'XL'].map((label) => ({ value: label, label })),
    value: 'M',
  },
};
/** Four sizes with their prices share one row where it has room. */
export const Four: Story = {
  args: {
    options: ['500 g', '1 kg', '2 kg', '5 kg'].map((label) => ({
      value: label,
      label,
      detail: '27,90 €',
    })),
    value: '500 g',
  },
};
export const LongNames: Story = {
  args: {
    options: [
      { value: 'a', label: 'Box 22 bustine', detail: '39,90 €' },
      { value: 'b', label: '500 compresse', detail: '52,00 €' },
    ],
    value: 'a',
  },
  globals: { viewport: { value: 'narrow' } },
};
/** No word is cut in two where the row has room for it, and none is wider than the row. */
export const LongWords: Story = {
  args: {
    options: ['60 compresse masticabili', '120 compresse', '24pz', 'X'.repeat(60)].map((label) => ({
      value: label,
      label,
      detail: '39,90 €',
    })),
    value: '120 compresse',
  },
  play: async ({ canvas }) => {
    for (const face of canvas.getAllByText(/compresse/)) {
      const [words] = face.childNodes;
      if (words === undefined) throw new Error('The tile has no words.');
      const range = document.createRange();
      const text = words.textContent ?? '';
      range.setStart(words, text.indexOf('compresse'));
      range.setEnd(words, text.indexOf('compresse') + 'compresse'.length);
      await expect(range.getClientRects()).toHaveLength(1);
    }
    const group = canvas.getByRole('group');
    await expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  },
  globals: { viewport: { value: 'narrow' } },
};
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('radio', { name: /750 g/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: /500 g/ })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: /2 kg/ })).toBeDisabled();
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['input'] } } };
