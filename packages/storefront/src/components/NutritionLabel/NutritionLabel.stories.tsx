import { media } from '@vetta/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageSection } from '@vetta/ui';
import { NutritionLabel } from './NutritionLabel.tsx';
import type { NutritionLabelCell, NutritionLabelRow } from './model.ts';

const grams = (amount: string): NutritionLabelCell => ({ amount, unit: 'g' });
const percent = (amount: string): NutritionLabelCell => ({ amount, unit: '%' });
const energy = (kj: string, kcal: string): NutritionLabelCell => [
  { amount: kj, unit: 'kJ' },
  { amount: kcal, unit: 'kcal' },
];
const mass = (amount: string): NutritionLabelCell => ({ amount, unit: 'mg' });

const rows: readonly NutritionLabelRow[] = [
  {
    id: 'energy',
    label: 'Energia',
    tone: 'energy',
    cells: [energy('1570', '370'), energy('471', '111'), percent('6')],
  },
  { id: 'fat', label: 'Grassi', tone: 'fat', cells: [grams('1,2'), grams('0,4'), percent('1')] },
  {
    id: 'sat',
    label: 'di cui acidi grassi saturi',
    level: 1,
    cells: [grams('0,6'), grams('0,2'), percent('1')],
  },
  {
    id: 'carb',
    label: 'Carboidrati',
    tone: 'carbohydrate',
    cells: [grams('2,5'), grams('0,8'), percent('<1')],
  },
  {
    id: 'sugar',
    label: 'di cui zuccheri',
    level: 1,
    cells: [grams('2,0'), grams('0,6'), percent('1')],
  },
  { id: 'fibre', label: 'Fibre', tone: 'other', cells: [grams('0,5'), grams('0,2'), null] },
  {
    id: 'prot',
    label: 'Proteine',
    tone: 'protein',
    emphasis: 'highlight',
    cells: [grams('87,0'), grams('26,1'), percent('52')],
  },
  { id: 'salt', label: 'Sale', tone: 'other', cells: [grams('0,55'), grams('0,17'), percent('3')] },
  {
    id: 'ca',
    label: 'Calcio',
    tone: 'mineral',
    breakBefore: true,
    cells: [mass('480'), mass('144'), percent('18')],
  },
  { id: 'mg', label: 'Magnesio', tone: 'mineral', cells: [mass('62'), mass('19'), percent('5')] },
];

const meta: Meta<typeof NutritionLabel> = {
  title: 'Product parts/NutritionLabel',
  tags: ['autodocs'],
  component: NutritionLabel,
  args: {
    title: 'Valori medi',
    subtitle: 'Whey Isolate, gusto cacao',
    rowHeading: 'Componente',
    columns: [
      { id: '100', label: 'Per 100 g' },
      { id: '30', label: 'Per 30 g**' },
      { id: 'vnr', label: '% VNR*' },
    ],
    rows,
    footnotes: [
      '*VNR: Valori Nutritivi di Riferimento, calcolati sulla dose.',
      '**1 dose = 30 g (1 misurino). Una confezione contiene 25 dosi.',
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
    docs: {
      description: {
        component: `The nutrition label as printed on a tub: ink frame, 10 px bar, 5 px bar before the minerals, commas and units below one another, "di cui" rows indented, nutrient ticks.

**When not:** for names and values without columns use \`KeyValueGrid\`. **Do:** highlight one row, the one the product is bought for. **Don't:** colour the words; the tick is the mark. On narrow screens the names stay and the figures scroll, with the keyboard too.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeColumns: Story = {};
export const TwoColumns: Story = {
  args: {
    columns: [
      { id: '100', label: 'Per 100 g' },
      { id: '30', label: 'Per 30 g**' },
    ],
  },
};
export const OneColumn: Story = {
  args: {
    title: 'Valori Nutrizionali',
    columns: [{ id: '100', label: 'Per 100 g' }],
    footnotes: [],
  },
};
export const AminoAcids: Story = {
  args: {
    title: 'Valori Nutrizionali',
    subtitle: '1 dose = 10 g',
    columns: [{ id: 'dose', label: 'Per dose' }],
    rows: [
      { id: 'h', label: 'Aminoacidi essenziali', cells: [] },
      { id: 'leu', label: 'L-Leucina', tone: 'protein', cells: [{ amount: '2500', unit: 'mg' }] },
      {
        id: 'iso',
        label: 'L-Isoleucina',
        tone: 'protein',
        cells: [{ amount: '1250,5', unit: 'mg' }],
      },
      { id: 'v', label: 'Vitamine', cells: [], breakBefore: true },
      { id: 'b12', label: 'Vitamina B12', tone: 'vitamin', cells: [{ amount: '2,5', unit: 'µg' }] },
      { id: 'e', label: 'Vitamina E', tone: 'vitamin', cells: [{ amount: '12', unit: 'mg' }] },
    ],
    footnotes: [],
  },
};
export const LongNames: Story = {
  args: {
    rows: [
      ...rows.slice(0, 2),
      {
        id: 'long',
        label: 'di cui acidi grassi polinsaturi omega 3 (EPA + DHA) da olio di pesce',
        level: 1,
        cells: [grams('12,345'), grams('3,7'), null],
      },
      ...rows.slice(6),
    ],
  },
};
export const LongHeadings: Story = {
  args: {
    columns: [
      { id: 'one', label: 'Per compressa' },
      { id: 'dose', label: 'Per dose (5 compresse)' },
      { id: 'nrv', label: '% VNR*' },
    ],
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Three long figures find no room beside a name: they scroll, the name stays. */
export const Narrow: Story = {
  args: {
    rows: [
      ...rows.slice(0, 2),
      {
        id: 'long',
        label: 'di cui acidi grassi polinsaturi omega 3 (EPA + DHA) da olio di pesce',
        level: 1,
        cells: [grams('1234567,891'), grams('1234567,891'), grams('1234567,891')],
      },
      ...rows.slice(6),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
  // The browser tells of the table's width after the first paint; only then is it a region.
  play: async ({ canvas }) => {
    // Its pictures are taken in a wide window too, where nothing has to scroll.
    if (window.matchMedia(media.aboveTablet).matches) return;
    await expect(await canvas.findByRole('region')).toHaveAttribute('tabindex', '0');
  },
};
