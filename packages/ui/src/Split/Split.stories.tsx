import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Text } from '../Text/Text.tsx';
import { Split } from './Split.tsx';

const meta: Meta<typeof Split> = {
  title: 'UI/Split',
  tags: ['autodocs'],
  component: Split,
  args: {
    ratio: '7-5',
    children: [
      <Text key="a" size="lead">
        La parte che si legge: sette colonne di dodici.
      </Text>,
      <Panel key="b" title="A lato">
        <Text>Cinque colonne.</Text>
      </Panel>,
    ],
  },
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
        component: `Two parts on the twelve-column grid, one below the other on narrow screens. The document's order is the reading order.

**When not:** for equal parts of a list use \`Grid\`. **Do:** leave columns empty (\`7-4\`, \`6-5\`) where the eye should rest.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const SevenFive: Story = {};
export const EightFour: Story = { args: { ratio: '8-4' } };
export const SevenFour: Story = { args: { ratio: '7-4' } };
export const HalfHalf: Story = { args: { ratio: '6-6' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
