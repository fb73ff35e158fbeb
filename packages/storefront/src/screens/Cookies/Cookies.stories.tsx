import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cookies } from './Cookies.tsx';

const meta: Meta<typeof Cookies> = {
  title: 'Schermate/Cookies',
  component: Cookies,
  parameters: { address: '/cookie-policy' },
};
export default meta;
type Story = StoryObj<typeof Cookies>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
