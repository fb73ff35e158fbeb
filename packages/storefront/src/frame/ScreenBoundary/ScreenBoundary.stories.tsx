import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../Frame.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

function BrokenScreen(): never {
  throw new Error('A screen that cannot be drawn.');
}

const meta: Meta<typeof Frame> = {
  title: 'Frame/ScreenBoundary',
  component: Frame,
  args: {
    children: (
      <ScreenBoundary pathname="/negozi">
        <BrokenScreen />
      </ScreenBoundary>
    ),
  },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What the visitor reads when a screen cannot be drawn: header and footer stay, the way to reload and the way home are named.

**When not:** for a failed request, which a screen tells in its own words.`,
      },
    },
    address: '/negozi',
    stored: { 'cookie-consent': 'rejected' },
    expectedErrors: /A screen that cannot be drawn/,
  },
};
export default meta;
type Story = StoryObj<typeof Frame>;

export const Failed: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
