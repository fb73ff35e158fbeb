import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './BackLink.tsx';

const meta: Meta<typeof BackLink> = {
  title: 'UI/BackLink',
  tags: ['autodocs'],
  component: BackLink,
  args: { href: '/prodotti', children: 'Tutte le categorie' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The way up, above the title of a page.

**When not:** for the way on, use \`TextLink\` with \`action\`. **Do:** name the place it leads to. **Don't:** "Indietro": the browser has that.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongName: Story = {
  args: { children: 'Merchandising e Cosmetici' },
  globals: { viewport: { value: 'narrow' } },
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['a'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };
