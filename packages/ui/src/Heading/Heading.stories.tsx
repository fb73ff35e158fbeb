import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from './Heading.tsx';
import { pairs } from './Heading.pairs.tsx';

const meta: Meta<typeof Heading> = {
  title: 'UI/Heading',
  tags: ['autodocs'],
  component: Heading,
  args: { level: 2, children: 'Disponibile nei nostri negozi' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `A heading: its level is the outline of the page, its size the voice. Width is the voice: 125 % titles, 118 and 112 % headings.

**When not:** to make words large; figures have \`BigFigure\`.

**Mind:** One \`h1\` a page, no level left out.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Level2: Story = {};
export const AllSizes: Story = {
  render: () => (
    <Stack gap={5}>
      <Heading level={1}>Proteine</Heading>
      <Heading level={2} size="product">
        Whey Isolate
      </Heading>
      <Heading level={2}>Benvenuto in Vetta Nutrition</Heading>
      <Heading level={2} size="block">
        Scrivici un messaggio
      </Heading>
      <Heading level={3}>Qualità Premium</Heading>
      <Heading level={3} size="title">
        Scegli la tua variante
      </Heading>
      <Heading level={3} size="label">
        Link rapidi
      </Heading>
    </Stack>
  ),
};
export const LongWord: Story = {
  args: { level: 1, children: 'Pre-workout/Energetici Supercalifragili' },
  globals: { viewport: { value: 'narrow' } },
};
