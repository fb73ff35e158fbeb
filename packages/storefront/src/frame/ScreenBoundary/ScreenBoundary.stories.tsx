import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../Frame.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

function BrokenScreen(): never {
  throw new Error('A screen that cannot be drawn.');
}

const meta: Meta<typeof Frame> = {
  title: 'Cornice/ScreenBoundary',
  component: Frame,
  args: {
    children: (
      <ScreenBoundary pathname="/negozi">
        <BrokenScreen />
      </ScreenBoundary>
    ),
  },
  parameters: {
    address: '/negozi',
    stored: { 'cookie-consent': 'rejected' },
    expectedErrors: /A screen that cannot be drawn/,
  },
};
export default meta;
type Story = StoryObj<typeof Frame>;

export const Failed: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
