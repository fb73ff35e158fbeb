import type { Meta, StoryObj } from '@storybook/react-vite';
import type { WireDetails } from '../../contract/wire.ts';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { openings } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Ingredients',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'campione' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The ingredients tab, for every field in which a catalogue may keep the list. Allergens are set off as on the label; nothing is claimed that the label does not say.`,
      },
    },
    pictureFrom: '[role="tabpanel"]:not([hidden])',
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened, crafted } = openings(apiAnswering);

const tab = '#ingredienti';
const list =
  'Proteine del siero del LATTE (93%), cacao magro, aromi, emulsionante: lecitina di SOIA.';
const traces = 'Può contenere tracce di uova, sesamo e frutta a guscio.';

const from = (details: WireDetails) => crafted({}, details, tab);

export const AfterTheMarker: Story = from({
  features: ['**MODALITÀ D’USO:** un misurino', `**INGREDIENTI:** ${list} ${traces}`],
});

export const FieldIngredienti: Story = from({ features: { ingredienti: `${list} ${traces}` } });

export const FieldIngrediente: Story = from({
  features: { ingrediente: 'Albume d’uovo in polvere.' },
});

export const FieldIngredients: Story = from({ features: { ingredients: list } });

export const FieldUsage: Story = from({ features: { usage: `Ingredienti: ${list}` } });

export const FieldAvvertenze: Story = from({
  features: { avvertenze: `Ingredienti: ${list}\nAvvertenze: Non superare la dose giornaliera.` },
});

export const FieldCaratteristiche: Story = from({
  features: { caratteristiche: 'Ingredienti: ARACHIDI tostate (100%).' },
});

export const LongDescription: Story = from({
  long_description: `Una crema densa.\n\nIngredienti: NOCCIOLE (28%), zucchero, cacao.`,
});

export const FixedTable: Story = opened('aminoacidi-e-creatina', 'aminoacidi-plus', tab);

export const DopingFreeBrand: Story = opened('proteine', 'whey-isolate', tab);

export const Unavailable: Story = from({});
