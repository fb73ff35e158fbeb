import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { LazyImage } from '../LazyImage/LazyImage.tsx';
import { MissingImage } from '../LazyImage/MissingImage.tsx';
import { PageSection } from '../PageSection/PageSection.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { samplePack } from '../stories/pictures.ts';
import { Card } from './Card.tsx';
import { CardPrice, CardRequest } from './CardPrice.tsx';
import { CardSkeleton } from './CardSkeleton.tsx';

const picture = (body: string, word: string) => (
  <LazyImage
    src={samplePack(body, word)}
    alt=""
    width={400}
    height={500}
    box="fill"
    fit="shelf"
    failureText="Immagine non disponibile"
  />
);

const heart = (name: string, pressed: boolean) => (
  <ToggleButton
    label={`${pressed ? 'Rimuovi dai' : 'Aggiungi ai'} preferiti: ${name}`}
    pressed={pressed}
    onToggle={() => {}}
  />
);

const meta: Meta<typeof Card> = {
  title: 'UI/Card',
  tags: ['autodocs'],
  component: Card,
  args: {
    title: 'Whey Isolate',
    eyebrow: 'Serac',
    text: 'Siero isolato a basso contenuto di zuccheri, 87 g di proteine per 100 g. Si scioglie subito...',
    picture: picture('#23343a', 'Whey'),
    badges: (
      <>
        <Badge tone="ink">Best Seller</Badge>
        <Badge>Disponibile</Badge>
      </>
    ),
    action: heart('Whey Isolate', true),
    price: <CardPrice lead="A partire da" amount="37,40 €" unitPrice="49,87 €/kg" />,
    link: { href: '/prodotti/proteine/whey-isolate', label: 'Vedi Dettagli' },
  },
  decorators: [
    (Story) => (
      <PageSection space="small">
        <CardGrid>
          <Story />
        </CardGrid>
      </PageSection>
    ),
  ],
  parameters: {
    docs: {
      description: {
        component: `A product on the shelf: the picture stands on the ink line, the label hangs below. One link covers the card; the heart stays above it.

**When not:** outside a \`CardGrid\`; for a row in a list use \`LinkList\`. **Do:** at most two badges in yellow on one screen. **Don't:** shadows, rounded floating cards, a second link.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SoldOut: Story = {
  args: {
    title: 'Vegan Blend',
    soldOut: true,
    badges: <Badge tone="outline">Esaurito</Badge>,
    action: heart('Vegan Blend', false),
    price: <CardPrice lead="A partire da" amount="31,50 €" unitPrice="42,00 €/kg" tone="muted" />,
  },
};
export const PriceOnRequest: Story = {
  args: {
    price: (
      <CardRequest title="Prezzo su richiesta">
        <TextLink href="/contatti">Contattaci</TextLink>
      </CardRequest>
    ),
  },
};
export const Reduced: Story = {
  args: {
    price: (
      <CardPrice
        lead="A partire da"
        amount="37,40 €"
        before={{ amount: '44,00 €', label: 'Prezzo più basso degli ultimi 30 giorni:' }}
        until="Offerta fino al 30 novembre"
        unitPrice="49,87 €/kg"
      />
    ),
  },
};
export const NoPicture: Story = {
  args: { picture: <MissingImage>Immagine non disponibile</MissingImage>, badges: undefined },
};
export const ManyBadges: Story = {
  args: {
    badges: (
      <>
        <Badge tone="signal">Nuovo</Badge>
        <Badge>Consegna 24h</Badge>
        <Badge>Spedizione Gratuita</Badge>
        <Badge>Valle d&apos;Aosta</Badge>
      </>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'Proteine isolate del siero di latte microfiltrate a flusso incrociato',
    eyebrow: 'Laboratorio Farmaceutico della Valle',
  },
};
export const Shelf: Story = {
  render: (args) => (
    <>
      <Card {...args} />
      <Card
        {...args}
        title="Iso Soya"
        picture={picture('#2f6b4f', 'Soya')}
        badges={<Badge>Miglior Prezzo</Badge>}
        action={heart('Iso Soya', false)}
      />
      <Card
        {...args}
        title="Perfect Mass"
        picture={picture('#a63c22', 'Mass')}
        badges={
          <>
            <Badge>Consegna 24h</Badge>
            <Badge>Spedizione Gratuita</Badge>
            <Badge tone="signal">Nuovo</Badge>
          </>
        }
        action={heart('Perfect Mass', false)}
      />
      <Card
        {...args}
        title="Collagene + C"
        picture={<MissingImage>Immagine non disponibile</MissingImage>}
        badges={undefined}
        action={heart('Collagene + C', false)}
        price={<CardPrice lead="A partire da" amount="N/A" />}
      />
      <Card {...args} title="Caseina Micellare" picture={picture('#2b2f55', 'Caseina')} />
    </>
  ),
};
export const ShelfOnPhone: Story = { ...Shelf, globals: { viewport: { value: 'phone' } } };
export const ShelfAt320: Story = { ...Shelf, globals: { viewport: { value: 'narrow' } } };
export const Loading: Story = {
  render: () => (
    <>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </>
  ),
};
export const Hovered: Story = { parameters: { pseudo: { hover: ['li'] } } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: ['a'] } } };
