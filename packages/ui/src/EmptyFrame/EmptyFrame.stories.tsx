import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyFrame } from './EmptyFrame.tsx';

const meta: Meta<typeof EmptyFrame> = {
  title: 'UI/EmptyFrame',
  tags: ['autodocs'],
  component: EmptyFrame,
  args: { caption: 'La vetrina di Buttigliera Alta' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `A frame not yet filled: crop marks, and in words what will hang here.

**When not:** for a picture that failed; \`LazyImage\` has its own words. **Do:** name what will hang here. **Don't:** promise a date.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
