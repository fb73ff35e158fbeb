import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink, PageSection } from '@vetta/ui';
import { Signboard } from './Signboard.tsx';

const meta: Meta<typeof Signboard> = {
  title: 'Product parts/Signboard',
  tags: ['autodocs'],
  component: Signboard,
  args: {
    title: 'Il consiglio giusto è a pochi chilometri',
    rows: [
      { label: 'Buttigliera Alta', value: '414 m', note: 'Corso Torino 85' },
      { label: 'Aosta', value: '583 m', note: 'Corso Saint-Martin-de-Corléans 55' },
    ],
    actions: [
      <ButtonLink key="a" variant="ink" href="/negozi" iconEnd="arrowRight">
        Trova il Negozio
      </ButtonLink>,
      <ButtonLink key="b" href="/prodotti">
        Scopri i Prodotti
      </ButtonLink>,
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
        component: `The one big yellow plane: the signpost that closes the home page.

**When not:** on any other page. **Do:** close the page with it: where to go next, in one step. **Don't:** a second one, or a \`primary\` button on it.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
