import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cookies } from './Cookies.tsx';

const meta: Meta<typeof Cookies> = {
  title: 'Screens/Cookies',
  component: Cookies,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The cookie policy as a legal document, with an index of its sections and the button that opens the preferences.`,
      },
    },
    address: '/cookie-policy',
  },
};
export default meta;
type Story = StoryObj<typeof Cookies>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
