import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { iconNames } from './paths.ts';
import { Icon } from './Icon.tsx';
import { pairs } from './Icon.pairs.tsx';

const meta: Meta<typeof Icon> = {
  title: 'UI/Icon',
  tags: ['autodocs'],
  component: Icon,
  args: { name: 'heart' },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `One small set, drawn with one pen: 24 by 24, stroke 1.8, square ends. Always decorative: words or a control's label speak.

**When not:** in the place of a word; a control that is only an icon is an \`IconButton\` with a name.

**Mind:** \`text\` size in lines, \`regular\` in buttons; never yellow on white.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Solid: Story = { args: { drawing: 'solid' } };
export const Large: Story = { args: { size: 'large' } };
export const TheSet: Story = {
  render: () => (
    <Grid columns={4}>
      {iconNames.map((name) => (
        <Inline key={name}>
          <Icon name={name} />
          {name}
        </Inline>
      ))}
    </Grid>
  ),
};
