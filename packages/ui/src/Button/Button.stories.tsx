import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { Button } from './Button.tsx';
import { pairs } from './Button.pairs.tsx';

const meta: Meta<typeof Button> = {
  title: 'UI/Button',
  tags: ['autodocs'],
  component: Button,
  args: { children: 'Scopri i Prodotti' },
  decorators: [
    (Story) => (
      <Inline>
        <Story />
      </Inline>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Does something here and now: sends, opens, copies.

**When not:** for the way to another page, use \`ButtonLink\`; for a state that stays on or off, \`ToggleButton\`; for an icon alone, \`IconButton\`.

**Mind:** The words and the width stay while it is busy.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Ink: Story = { args: { variant: 'ink' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const PrimaryWithIcon: Story = {
  args: { variant: 'primary', size: 'tall', icon: 'heart', children: 'Aggiungi ai Preferiti' },
};
export const TextVariant: Story = { args: { variant: 'text', children: 'Personalizza' } };
export const WithIcon: Story = { args: { icon: 'share', children: 'Condividi' } };
export const Disabled: Story = { args: { disabled: true } };
export const PrimaryDisabled: Story = { args: { disabled: true, variant: 'primary' } };
export const Busy: Story = { args: { busy: true, children: 'Rimozione...' } };
export const PrimaryBusy: Story = {
  args: { busy: true, variant: 'primary', children: 'Invio in corso...' },
};
export const FullWidth: Story = { args: { width: 'full', variant: 'ink' } };
export const LongLabel: Story = {
  args: {
    children: 'Torna alla lista dei prodotti raggruppati di questa categoria',
    variant: 'primary',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['button'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
export const Pressed: Story = { parameters: { pseudo: { active: ['button'] } } };
export const PrimaryHovered: Story = {
  args: { variant: 'primary' },
  parameters: { pseudo: { hover: ['button'] } },
};
export const PrimaryFocused: Story = {
  args: { variant: 'primary' },
  parameters: { pseudo: { focusVisible: ['button'] } },
};
export const PrimaryPressed: Story = {
  args: { variant: 'primary' },
  parameters: { pseudo: { active: ['button'] } },
};
export const InkHovered: Story = {
  args: { variant: 'ink' },
  parameters: { pseudo: { hover: ['button'] } },
};
