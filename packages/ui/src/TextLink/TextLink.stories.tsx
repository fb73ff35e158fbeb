import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { TextLink } from './TextLink.tsx';
import { pairs } from './TextLink.pairs.tsx';

const meta: Meta<typeof TextLink> = {
  title: 'UI/TextLink',
  tags: ['autodocs'],
  component: TextLink,
  args: { href: '/chi-siamo', children: 'La nostra storia' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A link in words.

**When not:** for the view's one step forward, use \`ButtonLink\` with \`primary\`.

**Mind:** What is no link is not underlined.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {
  render: (args) => (
    <Text>
      Si legge nella <TextLink {...args}>Privacy Policy</TextLink>, in italiano semplice.
    </Text>
  ),
};
export const Action: Story = { args: { variant: 'action' } };
export const LongAddress: Story = {
  args: { children: 'informazioni.commerciali.e.amministrative@vettanutrition.example' },
  globals: { viewport: { value: 'narrow' } },
};
export const Hovered: Story = {
  args: { variant: 'action' },
  parameters: { pseudo: { hover: ['a'] } },
};
export const Focused: Story = {
  args: { variant: 'action' },
  parameters: { pseudo: { focusVisible: ['a'] } },
};
