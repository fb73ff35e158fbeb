import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Price, UnitPrice } from './Price.tsx';
import { pairs } from './Price.pairs.tsx';

const meta: Meta<typeof Price> = {
  title: 'UI/Price',
  tags: ['autodocs'],
  component: Price,
  args: { children: '37,40\u00a0€' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `An amount of money: tabular figures, the currency sign lighter. Takes the text as it is to be read.

**When not:** for counts use \`BigFigure\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Card: Story = {};
export const Product: Story = { args: { size: 'product' } };
export const Small: Story = { args: { size: 'small' } };
export const SoldOut: Story = { args: { tone: 'muted' } };
export const NoPrice: Story = { args: { children: 'N/A' } };
export const WithUnitPrice: Story = {
  render: (args) => (
    <Stack gap={1}>
      <Price {...args} />
      <UnitPrice>49,87 €/kg</UnitPrice>
    </Stack>
  ),
};
