import type { Meta, StoryObj } from '@storybook/react-vite';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { openings } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/NutritionValues',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The nutrition tab, for every shape in which a catalogue may keep the values: tables, sections, lines, running text, JSON, HTML, and what cannot be read.`,
      },
    },
    pictureFrom: '[role="tabpanel"]:not([hidden])',
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened, crafted } = openings(apiAnswering);

const tab = '#valori-nutrizionali';

/** `valori_nutrizionali` of any shape, on a plain product. */
const withValues = (valori_nutrizionali: unknown) => crafted({}, { valori_nutrizionali }, tab);

export const PipeTable: Story = opened('proteine', 'perfect-mass', tab);

export const FixedTenGrams: Story = opened('aminoacidi-e-creatina', 'aminoacidi-essenziali', tab);

export const FixedTwoScoops: Story = opened('aminoacidi-e-creatina', 'eaa-pro', tab);

export const FixedFiveTablets: Story = opened('aminoacidi-e-creatina', 'aminoacidi-plus', tab);

export const TechnicalGrid: Story = crafted(
  {},
  {
    features: { caratteristiche_tecniche: { Capacità: '700 ml', Materiale: 'Tritan, senza BPA' } },
  },
  tab,
);

export const SectionsPerHundredAndServing: Story = opened('proteine', 'iso-soya', tab);

export const SectionPerBar: Story = opened('proteine', 'barretta-33-proteine', tab);

export const SectionsPerSachet: Story = opened('pre-workout-energetici', 'sali-vivi', tab);

export const SectionPerTablet: Story = opened('supplementi', 'ferro-c', tab);

export const SectionPerSoftgel: Story = opened('supplementi', 'omega-3-profondo', tab);

export const SectionPerDose: Story = opened('aminoacidi-e-creatina', 'creatina-monoidrata', tab);

export const SectionPerTwentyFiveGrams: Story = opened('alimenti-fit', 'burro-di-arachidi', tab);

export const DefaultServingLabel: Story = opened('dimagranti', 'cla-1000-why-sport', tab);

export const NameValueUnit: Story = opened('proteine', 'egg-white', tab);

export const DoseAndRows: Story = opened('proteine', 'whey-isolate', tab);

export const DoseAndQuantities: Story = opened('aminoacidi-e-creatina', 'citrulline-malate', tab);

export const NutritionalTable: Story = opened('proteine', 'proteine-di-pisello-e-riso', tab);

export const ServingWithValues: Story = opened('supplementi', 'magnesio-bisglicinato', tab);

export const HtmlTable: Story = opened('proteine', 'caseina-micellare', tab);

export const LinesWithAminoAcids: Story = opened('proteine', 'premier-whey-80', tab);

export const RunningText: Story = opened('alimenti-fit', 'gocce-di-sapore', tab);

export const JsonText: Story = withValues(
  JSON.stringify({ per_100g: { Energia: '1570 kJ / 370 kcal', Proteine: '87 g' } }),
);

export const RawText: Story = withValues('I valori sono stampati sul fondo della confezione.');

export const Unreadable: Story = withValues('{"per_100g": [{"component": ');

export const Unavailable: Story = crafted({}, {}, tab);
