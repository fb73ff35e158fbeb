import type { Meta, StoryObj } from '@storybook/react-vite';
import { Note } from './Note.tsx';
import { pairs } from './Note.pairs.tsx';

const meta: Meta<typeof Note> = {
  title: 'UI/Note',
  tags: ['autodocs'],
  component: Note,
  args: { children: 'Uno shaker in omaggio con il formato da 750 g, fino al 30 novembre.' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `One sentence that deserves notice: a special offer, a holiday.

**When not:** for errors use \`Field\` or \`Toaster\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
