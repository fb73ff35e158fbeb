import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CrossBox } from './CrossBox.tsx';
import { pairs } from './CrossBox.pairs.tsx';

const meta: Meta<typeof CrossBox> = {
  title: 'UI/CrossBox',
  tags: ['autodocs'],
  component: CrossBox,
  args: {
    label: 'Latte',
    count: 12,
    checked: false,
    description: 'da evitare: lo nominano 12 prodotti di questa lista',
    onChange: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `One of a list of things to leave out, with how many it concerns. The cross says "out"; a tick would say "fine".

**When not:** for consent or a yes, use \`Checkbox\`; for a setting, \`Switch\`.

**Mind:** a count of 0 can still be chosen. The description says in words what the cross means.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Crossed: Story = { args: { checked: true } };
export const Nothing: Story = { args: { label: 'Crostacei', count: 0 } };
export const LongName: Story = {
  args: { label: 'Anidride solforosa e solfiti' },
  globals: { viewport: { value: 'narrow' } },
};
export const CrossedByKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Latte' });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };
