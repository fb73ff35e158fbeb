import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

const meta: Meta<typeof NotFound> = {
  title: 'Screens/NotFound',
  component: NotFound,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `An address that leads nowhere: says so, and offers the links that exist.`,
      },
    },
    address: '/nessuna-pagina',
  },
};
export default meta;
type Story = StoryObj<typeof NotFound>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
