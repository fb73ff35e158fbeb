import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { PageSection } from './PageSection.tsx';

const meta: Meta<typeof PageSection> = {
  title: 'UI/PageSection',
  tags: ['autodocs'],
  component: PageSection,
  args: {
    children: (
      <Text tone="inherit">
        Una fascia larga quanto lo schermo, il contenuto sulla misura della pagina.
      </Text>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `A full-width band with its content on the page's measure: 1280 px, margins 48, 20 on phones.

**When not:** inside another section. **Do:** \`quiet\` for one band a page. **Don't:** a band in yellow: that plane is the home page's.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Quiet: Story = { args: { tone: 'quiet' } };
export const Inverse: Story = { args: { tone: 'inverse' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
