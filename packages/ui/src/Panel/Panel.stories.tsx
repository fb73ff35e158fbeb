import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../List/List.tsx';
import { Panel } from './Panel.tsx';
import { pairs } from './Panel.pairs.tsx';

const meta: Meta<typeof Panel> = {
  title: 'UI/Panel',
  tags: ['autodocs'],
  component: Panel,
  args: {
    title: 'Le garanzie della marca',
    children: (
      <List
        marker="above"
        items={[
          'Produzione secondo norme GMP',
          'Test di purezza su ogni lotto',
          'Formule validate',
        ]}
      />
    ),
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A titled block beside the running text: \`quiet\` on firn, \`framed\` for warnings (2 px ink, without the bar of the nutrition label), \`ruled\` under an ink line.

**When not:** for advice use \`Tip\`; for one sentence, \`Note\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};
export const Framed: Story = { args: { title: 'Avvertenze', variant: 'framed', icon: 'alert' } };
export const Ruled: Story = { args: { title: 'Caratteristiche tecniche', variant: 'ruled' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
