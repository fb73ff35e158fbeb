import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Inline/Inline.tsx';
import { ColourDot } from '../ColourDot/ColourDot.tsx';
import { Badge, Chip, Counter } from './Badge.tsx';
import { pairs } from './Badge.pairs.tsx';

const meta: Meta<typeof Badge> = {
  title: 'UI/Badge',
  tags: ['autodocs'],
  component: Badge,
  args: { children: 'Disponibile' },
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A flat tag of one or two words. \`Chip\` tells a fact of a variant, \`Counter\` a small number.

**When not:** for a state with consequences, use \`StatusLine\`; for a sentence, \`Note\`.

**Mind:** Ink is for the best, outline for sold out; never tilt or round them.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {
  render: (args) => (
    <Inline>
      <span>Su firn:</span>
      <Badge {...args} />
    </Inline>
  ),
};
export const Signal: Story = { args: { tone: 'signal', children: 'Nuovo' } };
export const Ink: Story = { args: { tone: 'ink', children: 'Best Seller' } };
export const Quiet: Story = { args: { tone: 'quiet', children: 'Proteine' } };
export const Outline: Story = { args: { tone: 'outline', children: 'Esaurito' } };
/** A category's name of a feed: it goes on below rather than being cut. */
export const LongName: Story = {
  args: {
    tone: 'quiet',
    children: 'Aminoacidi, Creatina e Derivati Proteici Idrolizzati Istantanei',
  },
  globals: { viewport: { value: 'narrow' } },
};
export const Chips: Story = {
  render: () => (
    <Inline>
      <Chip mark={<ColourDot colour="#5a3825" size="small" />}>Cacao</Chip>
      <Chip>1 kg</Chip>
      <Counter>4</Counter>
    </Inline>
  ),
};
