import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { openings } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Avoided',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'campione' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What the label says of each thing that a list was filtered by: its own words, with their place. What is not named is not said to be absent.`,
      },
    },
    pictureFrom: 'section:has(> div > div > dl), section:has(dl)',
  },
};
export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { crafted } = openings(apiAnswering);
const list =
  'Proteine del siero del LATTE (93%), cacao magro, aromi, emulsionante: lecitina di SOIA, edulcorante: sucralosio.';
const traces = 'Può contenere tracce di uova, sesamo e frutta a guscio.';
const labelled = { features: { ingredienti: `${list} ${traces}` } };

const says = (text: string | RegExp): Pick<Story, 'play'> => ({
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(text))[0]).toBeVisible();
  },
});

export const Contained: Story = {
  ...crafted({}, labelled, '?avoid=milk&avoidIngredient=E955'),
  ...says('Nell’etichetta:'),
};

export const Traces: Story = {
  ...crafted({}, labelled, '?avoid=eggs,nuts&traces=avoid'),
  ...says('Tra le tracce:'),
};

export const NotNamed: Story = {
  ...crafted({}, labelled, '?avoid=fish,celery&avoidIngredient=aspartame'),
  ...says('Nell’etichetta che abbiamo letto non compare.'),
};

export const Unreadable: Story = {
  ...crafted({}, {}, '?avoid=milk'),
  ...says(/^Qui non abbiamo un elenco ingredienti leggibile/),
};

/** Not in the list, but in another text of the product: lists leave it out, so its page says so. */
export const DeclaredBeside: Story = {
  ...crafted(
    { description: 'Buona anche con l’acqua. Contiene: sedano.' },
    { ...labelled, features: { ...labelled.features, avvertenze: 'Può contenere senape.' } },
    '?avoid=celery,mustard,fish',
  ),
  ...says(/^Dichiarato, fuori dall’elenco/),
};

/** The maker's words stand beside the label's, as his. */
export const MakersWords: Story = {
  ...crafted(
    { description: 'Siero senza lattosio, per chi lo cerca.' },
    labelled,
    '?avoid=milk,soybeans,eggs,fish',
  ),
  ...says('Siero senza lattosio, per chi lo cerca'),
};
