import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';
import { pairs } from './ButtonLink.pairs.tsx';

const meta: Meta<typeof ButtonLink> = {
  title: 'UI/ButtonLink',
  tags: ['autodocs'],
  component: ButtonLink,
  args: { href: '/prodotti', children: 'Scopri i Prodotti' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A link with the shape of a button: the way to another page.

**When not:** for what happens here, use \`Button\`; in running text, \`TextLink\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Ink: Story = { args: { variant: 'ink' } };
export const Primary: Story = { args: { variant: 'primary' } };
export const TextVariant: Story = { args: { variant: 'text', iconEnd: 'arrowRight' } };
export const WithIcon: Story = { args: { icon: 'pin', children: 'Apri in Maps', opens: 'new' } };
export const FullWidth: Story = { args: { variant: 'primary', width: 'full' } };
export const LongLabel: Story = {
  args: {
    variant: 'primary',
    children: 'Scopri tutti i prodotti di questa categoria e delle altre sei',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Hovered: Story = {
  args: { variant: 'primary' },
  parameters: { pseudo: { hover: ['a'] } },
};
export const Focused: Story = {
  args: { variant: 'primary' },
  parameters: { pseudo: { focusVisible: ['a'] } },
};
