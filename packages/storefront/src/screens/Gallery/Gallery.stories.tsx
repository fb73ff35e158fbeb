import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

const meta: Meta<typeof Gallery> = {
  title: 'Schermate/Gallery',
  component: Gallery,
  parameters: { address: '/galleria' },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
