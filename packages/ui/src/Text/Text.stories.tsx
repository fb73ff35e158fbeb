import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from './Text.tsx';
import { pairs } from './Text.pairs.tsx';

const meta: Meta<typeof Text> = {
  title: 'UI/Text',
  tags: ['autodocs'],
  component: Text,
  args: {
    children:
      'Ogni marca a scaffale è stata scelta per materie prime dichiarate, controlli di purezza ed etichette complete.',
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Running text and small print. \`label\` and \`link\` speak in Archivo, the others in Hanken Grotesk.

**When not:** for headings or figures.

**Mind:** Yellow and slate are no text colours: they have no contrast.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Body: Story = {};
export const AllSizes: Story = {
  render: (args) => (
    <Stack gap={5}>
      <Text {...args} size="mission" tone="strong" />
      <Text {...args} size="lead" tone="strong" />
      <Text {...args} size="large" />
      <Text {...args} />
      <Text {...args} size="small" />
      <Text {...args} size="link" />
      <Text {...args} size="label" tone="muted" />
    </Stack>
  ),
};
export const AllTones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text tone="strong">strong</Text>
      <Text tone="body">body</Text>
      <Text tone="muted">muted</Text>
      <Text tone="success">success</Text>
      <Text tone="danger">danger</Text>
      <Text figures>1.234,50</Text>
    </Stack>
  ),
};
export const Prose: Story = { args: { measure: 'prose' } };
