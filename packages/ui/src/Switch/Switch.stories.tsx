import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Switch } from './Switch.tsx';
import { pairs } from './Switch.pairs.tsx';

const meta: Meta<typeof Switch> = {
  title: 'UI/Switch',
  tags: ['autodocs'],
  component: Switch,
  args: {
    label: 'Analitici',
    checked: false,
    stateLabel: 'Spenti',
    description: 'Visite contate in forma anonima.',
    onCheckedChange: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `On or off at once, in a row with its name and what it does. Three cues: side, fill and word.

**When not:** in a form that is sent later, use \`Checkbox\`.

**Mind:** \`locked\` is for what is always on. A switch that needs saving says so.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { checked: true, stateLabel: 'Attivi' } };
export const Locked: Story = {
  args: { label: 'Necessari', checked: true, locked: true, stateLabel: 'Sempre attivi' },
  play: async ({ canvasElement, args }) => {
    const knob = within(canvasElement).getByRole('switch', { name: 'Necessari' });
    await userEvent.click(knob);
    await expect(knob).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};
export const Switched: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Analitici' }));
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
export const Hovered: Story = { parameters: { pseudo: { hover: ['input'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['input'] } } };
