import type { Meta, StoryObj } from '@storybook/react-vite';
import { Gallery } from './Gallery.tsx';

const meta: Meta<typeof Gallery> = {
  title: 'Screens/Gallery',
  component: Gallery,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `Photographs of the shops and of what happens there; frames without a picture yet say what will hang in them.`,
      },
    },
    address: '/galleria',
  },
};
export default meta;
type Story = StoryObj<typeof Gallery>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
