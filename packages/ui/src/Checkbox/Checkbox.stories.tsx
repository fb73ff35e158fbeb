import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { TextLink } from '../TextLink/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';
import { pairs } from './Checkbox.pairs.tsx';

const meta: Meta<typeof Checkbox> = {
  title: 'UI/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  args: {
    label: (
      <>
        Ho letto e accetto la <TextLink href="/privacy-policy">Privacy Policy</TextLink>
      </>
    ),
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Yes or no, valid once the form is sent.

**When not:** for what works at once use \`Switch\`.

**Mind:** The error says what to do, below; no red fills, no native bubbles (\`noValidate\` on the form).`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithError: Story = {
  args: { error: 'Devi accettare la Privacy Policy per continuare.' },
};
export const Disabled: Story = { args: { defaultChecked: true, disabled: true } };
export const TickedByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    box.focus();
    await userEvent.keyboard(' ');
    await expect(box).toBeChecked();
  },
};
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };
