import type { Meta, StoryObj } from '@storybook/react-vite';
import { About } from './About.tsx';

const meta: Meta<typeof About> = {
  title: 'Schermate/About',
  component: About,
  parameters: { address: '/chi-siamo' },
};
export default meta;
type Story = StoryObj<typeof About>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
