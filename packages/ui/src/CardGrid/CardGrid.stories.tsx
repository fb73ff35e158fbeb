import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../PageSection/PageSection.tsx';
import { CardSkeleton } from '../Card/CardSkeleton.tsx';
import { CardGrid } from './CardGrid.tsx';

const meta: Meta<typeof CardGrid> = {
  title: 'UI/CardGrid',
  tags: ['autodocs'],
  component: CardGrid,
  args: { label: 'Prodotti', children: [1, 2, 3, 4, 5].map((at) => <CardSkeleton key={at} />) },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <Story />
      </PageSection>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The shelf: cards in four, three, two columns or one, without gaps, on one continuous line however many badges a card has. See \`Card\` for it with products.

**When not:** for anything but \`Card\` and \`CardSkeleton\`, use \`Grid\`. **Do:** \`busy\` while the cards are on their way. **Don't:** mix cards and skeletons in one grid.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { args: { state: 'waiting' } };
export const Outdated: Story = { args: { state: 'outdated' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
