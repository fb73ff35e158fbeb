import type { Meta, StoryObj } from '@storybook/react-vite';
import { BigFigure } from './BigFigure.tsx';

const meta: Meta<typeof BigFigure> = {
  title: 'UI/BigFigure',
  tags: ['autodocs'],
  component: BigFigure,
  args: { children: 20, unit: 'anni al banco' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The figure that matters, large.

**When not:** for money use \`Price\`. **Do:** numbers that are computed. **Don't:** numbers as ornament, or two \`dose\` figures on one screen.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Years: Story = {};
export const Dose: Story = { args: { children: '26,1', unit: 'g', size: 'dose' } };
export const WithoutUnit: Story = { args: { children: 2006, unit: undefined } };
export const Narrow: Story = {
  args: { children: '26,1', unit: 'g', size: 'dose' },
  globals: { viewport: { value: 'narrow' } },
};
