import type { Meta, StoryObj } from '@storybook/react-vite';
import { Home } from './Home.tsx';

const meta: Meta<typeof Home> = {
  title: 'Screens/Home',
  component: Home,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The first impression: the mountains and the barcode ridge, the categories, products, the two shops, the guarantees. One signpost, to the products.`,
      },
    },
    address: '/',
  },
};
export default meta;
type Story = StoryObj<typeof Home>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
