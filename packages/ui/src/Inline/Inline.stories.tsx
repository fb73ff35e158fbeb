import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Inline } from './Inline.tsx';

const meta: Meta<typeof Inline> = {
  title: 'UI/Inline',
  tags: ['autodocs'],
  component: Inline,
  args: {
    children: [
      <Badge key="a" tone="quiet">
        Proteine
      </Badge>,
      <Badge key="b" tone="ink">
        Best Seller
      </Badge>,
      <Badge key="c" tone="signal">
        Nuovo
      </Badge>,
    ],
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Children side by side, wrapping where they do not fit.

**When not:** for equal columns use \`Grid\`. **Do:** badges, chips, a name and its tag. **Don't:** sentences, or buttons of a form.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SpaceBetween: Story = { args: { justify: 'space-between' } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
