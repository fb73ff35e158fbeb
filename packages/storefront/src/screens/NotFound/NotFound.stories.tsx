import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound.tsx';

const meta: Meta<typeof NotFound> = {
  title: 'Schermate/NotFound',
  component: NotFound,
  parameters: { address: '/nessuna-pagina' },
};
export default meta;
type Story = StoryObj<typeof NotFound>;

export const Default: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
