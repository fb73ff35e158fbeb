import type { Meta, StoryObj } from '@storybook/react-vite';
import { Privacy } from './Privacy.tsx';

const meta: Meta<typeof Privacy> = {
  title: 'Schermate/Privacy',
  component: Privacy,
  parameters: { address: '/privacy-policy' },
};
export default meta;
type Story = StoryObj<typeof Privacy>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
