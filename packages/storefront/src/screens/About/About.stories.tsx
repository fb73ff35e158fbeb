import type { Meta, StoryObj } from '@storybook/react-vite';
import { About } from './About.tsx';

const meta: Meta<typeof About> = {
  title: 'Screens/About',
  component: About,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `Who the shop is: its story in years and figures, the guarantees, the people. Static; nothing is fetched.`,
      },
    },
    address: '/chi-siamo',
  },
};
export default meta;
type Story = StoryObj<typeof About>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
