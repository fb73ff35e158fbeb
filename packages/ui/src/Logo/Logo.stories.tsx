import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../PageSection/PageSection.tsx';
import { Logo, LogoMark } from './Logo.tsx';

const meta: Meta<typeof Logo> = {
  title: 'UI/Logo',
  tags: ['autodocs'],
  component: Logo,
  args: { name: ['Vetta', 'Nutrition'] },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `The mark, a barcode cut along a ridge, and the wordmark. It takes the colour of its surroundings.

**When not:** beside a heading that says the name already. **Do:** put it inside the link to the home page. **Don't:** yellow, outlines, or the mark as a pattern.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const Compact: Story = { args: { size: 'compact' } };
export const OnInk: Story = {
  decorators: [
    (Story) => (
      <PageSection tone="inverse" space="small">
        <Story />
      </PageSection>
    ),
  ],
};
export const MarkAlone: Story = { render: () => <LogoMark /> };
