import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';
import { pairs } from './ToggleButton.pairs.tsx';

const meta: Meta<typeof ToggleButton> = {
  title: 'UI/ToggleButton',
  tags: ['autodocs'],
  component: ToggleButton,
  args: { label: 'Aggiungi ai preferiti: Iso Soya', pressed: false, onToggle: () => {} },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `On or off in two cues: the icon is filled, and stands on a yellow disc. The favourites' heart.

**When not:** for a setting with words use \`Switch\`; for what is sent later, \`Checkbox\`.

**Mind:** The state is in its name and its icon, not in its colour alone.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { pressed: true, label: 'Rimuovi dai preferiti: Iso Soya' } };
export const WhileChanging: Story = { args: { pressed: true, disabled: true } };
export const Toggles: Story = {
  render: function Toggling(args: ToggleButtonProps) {
    const [pressed, setPressed] = useState(false);
    return <ToggleButton {...args} pressed={pressed} onToggle={() => setPressed((on) => !on)} />;
  },
  play: async ({ canvasElement }) => {
    const heart = within(canvasElement).getByRole('button', { pressed: false });
    heart.focus();
    await userEvent.keyboard(' ');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
  },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
export const Pressed: Story = { parameters: { pseudo: { active: ['button'] } } };
