import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '../PageSection/PageSection.tsx';
import { BackLink } from '../BackLink/BackLink.tsx';
import { PageHead } from './PageHead.tsx';

const meta: Meta<typeof PageHead> = {
  title: 'UI/PageHead',
  tags: ['autodocs'],
  component: PageHead,
  args: {
    title: 'Proteine',
    lead: 'Siero isolato e concentrato, caseina, uovo, soia e canapa. Confronta il prezzo al chilo e i valori per dose: sono su ogni scheda.',
  },
  decorators: [
    (Story) => (
      <PageSection space="none">
        <Story />
      </PageSection>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `Opens a page: the only \`h1\` on eight columns, the lead on four. \`ref\` gives the title to whoever announces a change of route.

**When not:** on the home page (\`Hero\`) and the product page, whose title stands beside the picture. **Do:** \`<wbr />\` after a slash in long names.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithBack: Story = {
  args: { back: <BackLink href="/prodotti">Tutte le categorie</BackLink> },
};
export const TitleAlone: Story = { args: { lead: undefined } };
export const LongTitle: Story = {
  args: {
    title: (
      <>
        Pre-workout/
        <wbr />
        Energetici - Varianti Raggruppate
      </>
    ),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LongTitleAt320: Story = {
  args: {
    title: (
      <>
        Pre-workout/
        <wbr />
        Energetici - Varianti Raggruppate
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' } },
};
