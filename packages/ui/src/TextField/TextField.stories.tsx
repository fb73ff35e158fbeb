import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from './TextField.tsx';
import { pairs } from './TextField.pairs.tsx';

const meta: Meta<typeof TextField> = {
  title: 'UI/TextField',
  tags: ['autodocs'],
  component: TextField,
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `One line of text.

**When not:** for several lines use \`TextArea\`; to search, \`SearchField\`.

**Mind:** The label is above and always visible; no placeholders as labels, no red fills, no native bubbles (\`noValidate\` on the form).`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Filled: Story = { args: { defaultValue: 'alice@posta.example' } };
export const WithHint: Story = { args: { hint: 'Ti rispondiamo qui.' } };
export const WithError: Story = {
  args: { defaultValue: 'alice@posta', error: 'Inserisci un indirizzo email valido.' },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Inserisci un indirizzo email valido.');
  },
};
export const ReadOnly: Story = { args: { defaultValue: 'alice@posta.example', readOnly: true } };
export const Disabled: Story = { args: { disabled: true } };
export const LongLabel: Story = {
  args: {
    label: 'Indirizzo email al quale vuoi che ti rispondiamo',
    error: 'Inserisci un indirizzo email valido.',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['input'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };
