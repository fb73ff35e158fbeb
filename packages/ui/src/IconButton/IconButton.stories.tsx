import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';
import { pairs } from './IconButton.pairs.tsx';

const meta: Meta<typeof IconButton> = {
  title: 'UI/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  args: { icon: 'close', label: 'Chiudi' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A button of one icon, 44 px square, for what everybody knows by sight.

**When not:** where the icon needs explaining; then \`Button\` with \`icon\`. For on and off, \`ToggleButton\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Menu: Story = { args: { icon: 'menu', label: 'Apri menu', 'aria-expanded': false } };
export const Outline: Story = { args: { icon: 'share', label: 'Condividi', variant: 'outline' } };
export const Disabled: Story = { args: { disabled: true } };
export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
export const Pressed: Story = { parameters: { pseudo: { active: ['button'] } } };
