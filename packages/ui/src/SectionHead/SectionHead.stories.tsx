import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../PageSection/PageSection.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { SectionHead } from './SectionHead.tsx';

const meta: Meta<typeof SectionHead> = {
  title: 'UI/SectionHead',
  tags: ['autodocs'],
  component: SectionHead,
  args: { title: 'I prodotti' },
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
        component: `Opens a section: title left, a link or a fact right, or a paragraph in the right half.

**When not:** for the page's title use \`PageHead\`. **Do:** leave the space below to the \`Stack\` around it. **Don't:** a lead and an aside together.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};
export const WithLink: Story = {
  args: {
    aside: (
      <TextLink href="/prodotti" variant="action">
        Scopri tutti i prodotti
      </TextLink>
    ),
  },
};
export const WithLead: Story = {
  args: {
    title: 'Benvenuto in Vetta Nutrition',
    lead: 'Un negozio di integratori dove si parla prima di allenamento e poi di prodotti.',
  },
};
