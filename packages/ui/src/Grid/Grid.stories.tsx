import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { BigFigure } from '../BigFigure/BigFigure.tsx';
import { Grid } from './Grid.tsx';
import { pairs } from './Grid.pairs.tsx';

const meta: Meta<typeof Grid> = {
  title: 'UI/Grid',
  tags: ['autodocs'],
  component: Grid,
  args: {
    columns: 3,
    children: ['Qualità Premium', 'Esperti del Settore', 'Due Sedi'].map((title, at) => (
      <Stack key={title}>
        <BigFigure unit="unità">{at + 1}</BigFigure>
        <Heading level={3}>{title}</Heading>
        <Text>Un motivo per passare in negozio, in due righe di testo.</Text>
      </Stack>
    )),
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
      pairs,
      description: {
        component: `Equal columns, fewer as the screen narrows. \`ruled\` puts one row under an ink line, its cells parted by hairlines.

**When not:** for products use \`CardGrid\`; for two unequal parts, \`Split\`.

**Mind:** Grids are not nested to reach other proportions.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
export const Ruled: Story = { args: { lines: 'ruled' } };
export const Two: Story = { args: { columns: 2 } };
export const Four: Story = { args: { columns: 4 } };
export const RuledOnPhone: Story = {
  args: { lines: 'ruled' },
  globals: { viewport: { value: 'phone' } },
};
