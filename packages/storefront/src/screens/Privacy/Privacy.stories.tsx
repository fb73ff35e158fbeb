import type { Meta, StoryObj } from '@storybook/react-vite';
import { Privacy } from './Privacy.tsx';

const meta: Meta<typeof Privacy> = {
  title: 'Screens/Privacy',
  component: Privacy,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The privacy policy as a legal document, with an index of its sections.`,
      },
    },
    address: '/privacy-policy',
  },
};
export default meta;
type Story = StoryObj<typeof Privacy>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
