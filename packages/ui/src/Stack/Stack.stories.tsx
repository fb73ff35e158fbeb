import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { Stack } from './Stack.tsx';
import { pairs } from './Stack.pairs.tsx';

const meta: Meta<typeof Stack> = {
  title: 'UI/Stack',
  tags: ['autodocs'],
  component: Stack,
  args: {
    children: [
      <Text key="a">Prima</Text>,
      <Text key="b">Seconda</Text>,
      <Text key="c">Terza</Text>,
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Children one below another, parted by a step of the spacing scale (0 4 8 12 16 24 32 48 72 112).

**When not:** for columns use \`Grid\` or \`Split\`.

**Mind:** No margins on the children.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 1 } };
export const Roomy: Story = { args: { gap: 7 } };
export const Centred: Story = { args: { align: 'center' } };
