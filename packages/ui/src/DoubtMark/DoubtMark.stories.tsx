import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { CardGrid } from '../CardGrid/CardGrid.tsx';
import { MissingImage } from '../LazyImage/MissingImage.tsx';
import { DoubtMark } from './DoubtMark.tsx';
import { pairs } from './DoubtMark.pairs.tsx';

const meta: Meta<typeof DoubtMark> = {
  title: 'UI/DoubtMark',
  tags: ['autodocs'],
  component: DoubtMark,
  args: { children: 'Etichetta non letta' },
  render: (args) => (
    <CardGrid>
      <Card
        title="Budino Proteico"
        eyebrow="Brinalia"
        text="Qui non abbiamo un elenco ingredienti leggibile: guarda la confezione."
        picture={<MissingImage>Immagine non disponibile</MissingImage>}
        badges={<DoubtMark {...args} />}
        link={{ href: '#', label: 'Vedi Dettagli' }}
      />
    </CardGrid>
  ),
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `In place of a card's badges: what is not known of the thing. The tile is hatched, a question mark stands before the words.

**When not:** for a fact use \`Badge\`; for sold out, the card's own \`soldOut\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const OnACard: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
