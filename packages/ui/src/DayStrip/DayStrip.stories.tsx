import type { Meta, StoryObj } from '@storybook/react-vite';
import { DayStrip } from './DayStrip.tsx';

const meta: Meta<typeof DayStrip> = {
  title: 'UI/DayStrip',
  tags: ['autodocs'],
  component: DayStrip,
  args: {
    from: 8,
    to: 21,
    spans: [
      [9.5, 12.5],
      [15.5, 19.5],
    ],
    now: 17.1,
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The hours of one day as a strip: ink is open, the yellow needle is now, hatching a day off. Decorative: the words beside it say the same.

**When not:** without those words. **Do:** give the hours of today alone. **Don't:** take it for a control.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const Morning: Story = { args: { spans: [[9, 12.5]], now: 13.8 } };
export const ClosedAllDay: Story = { args: { spans: [], now: 11 } };
export const WithoutNow: Story = { args: { now: undefined } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
