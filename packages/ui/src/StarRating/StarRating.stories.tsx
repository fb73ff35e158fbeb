import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarRating } from './StarRating.tsx';

const meta: Meta<typeof StarRating> = {
  title: 'UI/StarRating',
  tags: ['autodocs'],
  component: StarRating,
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Stars as decoration, hidden from assistive technology and never in structured data: they stand for no reviews.

**When not:** for real reviews; those need words and a count. **Do:** set it beside the brand, small. **Don't:** write a number next to it.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = {};
export const ThreeOfFive: Story = { args: { value: 3 } };
