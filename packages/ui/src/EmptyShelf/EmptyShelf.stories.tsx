import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { EmptyShelf } from './EmptyShelf.tsx';

const meta: Meta<typeof EmptyShelf> = {
  title: 'UI/EmptyShelf',
  tags: ['autodocs'],
  component: EmptyShelf,
  args: {
    figure: '0',
    title: 'Nessun prodotto trovato',
    text: 'Prova a modificare i filtri di ricerca.',
    actions: (
      <Button variant="primary" icon="reload" width="phone">
        Azzera filtri
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <PageSection space="none">
        <Story />
      </PageSection>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `Nothing to show, told on the shelf: where a product would stand, a figure stands on the ink line, with dashed outlines beside it.

**When not:** when a single block of a page is missing, use \`StateMessage\`; while it is loading, \`Skeleton\`.

**Do:** choose the figure by what happened: \`0\` nothing matches, \`?\` unknown, \`!\` failed, the heart for no favourites. Offer one signpost. **Don't:** use it twice on a page, or for a form error.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Failed: Story = {
  args: {
    figure: '!',
    tone: 'danger',
    announce: 'assertive',
    title: 'Si è verificato un errore nel caricamento dei prodotti.',
    text: 'Può dipendere dalla connessione. Se succede ancora, i negozi rispondono al telefono.',
    actions: (
      <>
        <Button variant="primary" icon="reload" width="phone">
          Riprova
        </Button>
        <TextLink href="/negozi" variant="action">
          Negozi e telefoni
        </TextLink>
      </>
    ),
  },
};
export const NoFavourites: Story = {
  args: {
    figure: 'heart',
    title: 'Nessun Preferito',
    text: 'Tocca il cuore su un prodotto per ritrovarlo qui, anche senza registrarti.',
    actions: (
      <ButtonLink href="/prodotti" variant="primary" width="phone">
        Scopri i Prodotti
      </ButtonLink>
    ),
  },
};
export const Unknown: Story = {
  args: {
    figure: '?',
    level: 1,
    title: 'Categoria non trovata',
    text: 'La categoria richiesta non esiste.',
    actions: (
      <ButtonLink href="/prodotti" variant="primary" width="phone">
        Tutti i prodotti
      </ButtonLink>
    ),
    links: {
      label: 'Le categorie:',
      items: [
        <TextLink key="a" href="/prodotti/proteine">
          Proteine
        </TextLink>,
        <TextLink key="b" href="/prodotti/supplementi">
          Supplementi
        </TextLink>,
      ],
    },
  },
};
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
