import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from './Home.tsx';

const meta: Meta<typeof Home> = {
  title: 'Schermate/Home',
  component: Home,
  parameters: { address: '/' },
};
export default meta;
type Story = StoryObj<typeof Home>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
