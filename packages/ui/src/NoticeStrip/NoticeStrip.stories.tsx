import type { Meta, StoryObj } from '@storybook/react-vite';
import { NoticeStrip } from './NoticeStrip.tsx';

const meta: Meta<typeof NoticeStrip> = {
  title: 'UI/NoticeStrip',
  tags: ['autodocs'],
  component: NoticeStrip,
  args: { icon: 'offline', children: 'Sei offline: i dati potrebbero non essere aggiornati' },
  parameters: {
    docs: {
      description: {
        component: `The state of the whole page, told quietly under the header: no network, maintenance.

**When not:** for the outcome of a gesture use \`Toaster\`, for one sentence within a page \`Note\`. **Do:** say what is so, and what it means for the page. **Don't:** close it by hand; it goes with its reason.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Offline: Story = {};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
