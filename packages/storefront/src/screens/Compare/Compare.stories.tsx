import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  apiAnswering,
  apiExcept,
  apiPending,
  builtPictures,
  promotionDays,
  samplePromotion,
} from '../../testing/index.ts';
import { Compare } from './Compare.tsx';
import compared from './stories/compared.json' with { type: 'json' };

const api = apiAnswering(compared);

const meta: Meta<typeof Compare> = {
  title: 'Screens/Compare',
  component: Compare,
  parameters: {
    ...api.parameters,
    docs: {
      story: { inline: false },
      description: {
        component: `The labels of two to four products as one table: prices by kilo, serving and active, nutrition rows aligned, allergens, shops. The address is its home.

**Don't:** rank, colour what is more or less, or fill in what a label does not say.`,
      },
    },
    address: '/prodotti?compare=premier-whey-80,iso-soya,proteine-di-canapa',
  },
};
export default meta;
type Story = StoryObj<typeof Compare>;

const at = (compare: string, { parameters } = api) => ({
  parameters: { ...parameters, address: `/prodotti?compare=${compare}` },
});

// The table is drawn anew as one label after the other comes.
const isDrawn: Story['play'] = ({ canvas }) =>
  waitFor(() => expect(canvas.getByText('Valori medi')).toBeVisible());

export const Three: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('per 100 g di proteine')).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

export const Four: Story = {
  ...at('premier-whey-80,iso-soya,proteine-di-canapa,creatina-compresse'),
  play: async (context) => {
    const { canvas } = context;
    await isDrawn(context);
    await expect(canvas.queryByText('Aggiungi un prodotto')).toBeNull();
  },
};

const built = builtPictures({
  'premier-whey-80': 94,
  'iso-soya': 95,
  'gocce-di-sapore': 62,
  'creatina-bustine-agrumi': 46,
});

/** The height of each is known: the packs stand beside each other as they do on a shelf. */
export const InProportion: Story = {
  parameters: {
    address: '/prodotti?compare=premier-whey-80,iso-soya,gocce-di-sapore,creatina-bustine-agrumi',
    pictures: built.pictures,
    msw: { handlers: [built.handler, ...api.parameters.msw.handlers] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('confezioni in scala')).toBeVisible();
  },
};

export const One: Story = {
  ...at('iso-soya'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aggiungi un prodotto')).toBeVisible();
  },
};

export const PerServing: Story = {
  ...at('premier-whey-80,iso-soya&per=dose'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^in 40 g/)).toHaveTextContent('in 40 g**');
  },
};

export const Calculations: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mostra i calcoli' }));
    // Each label comes by itself: some are on their way when the first has its calculations.
    await expect(await canvas.findByText(/÷ 750 g × 100 ÷ 84 g × 100/)).toBeVisible();
  },
};

export const OnlyDifferences: Story = {
  ...at('creatina-bustine-agrumi,creatina-compresse'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Solo le differenze' }));
    await waitFor(() => expect(canvas.queryByRole('rowheader', { name: 'Allergeni' })).toBeNull());
    await expect(canvas.getByText(/^\d+ righe uguali$/)).toBeVisible();
  },
};

/** Their labels speak of servings alone, and of creatine. */
export const AnotherActive: Story = {
  ...at('creatina-bustine-agrumi,creatina-compresse'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('per 100 g di creatina')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Per dose' })).toBeChecked();
  },
};

/** A powder and a drink: each value says what it stands for. */
export const GramsAndMillilitres: Story = {
  ...at('iso-soya,gocce-di-sapore'),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('in 100 ml')).length).toBeGreaterThan(1);
  },
};

export const OldAddress: Story = {
  ...at('iso-soya,whey-2019,premier-whey-80'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Un prodotto del confronto non è più in catalogo.'),
    ).toBeVisible();
  },
};

export const Loading: Story = { ...at('iso-soya,premier-whey-80', apiPending) };

/** Prices and shops stand without a label. */
export const LabelsFailed: Story = {
  ...at('iso-soya,premier-whey-80', apiExcept({ productDetails: 500 }, compared)),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('etichetta non letta', undefined, { timeout: 9000 })).length,
    ).toBeGreaterThan(1);
  },
};

/** Of a label that is still on its way nothing is said: neither that it is not read, nor what it lacks. */
export const LabelsLoading: Story = {
  ...at('iso-soya,premier-whey-80', apiExcept({ productDetails: 'pending' }, compared)),
  play: async ({ canvas }) => {
    const traces = (await canvas.findByRole('rowheader', { name: 'Tracce' })).closest('tr');
    await expect(traces).toHaveTextContent('TracceCaricamento...Caricamento...');
    await expect(canvas.getByRole('table')).not.toHaveTextContent(/non letta|non dichiarato/);
  },
};

const boxed = { slug: 'cassa', name: 'Cassa del Ritiro', product_group_name: 'Viveri' };
const loose = { slug: 'gelatina', name: 'Gelatina di Frutta', product_group_name: 'Viveri' };

/** No list that can be read, and allergens declared beside it; both of one group. */
export const DeclaredWithoutList: Story = {
  ...at(
    'cassa,gelatina',
    apiAnswering({
      products: [boxed, loose].map((product, id) => ({
        ...product,
        id,
        category_slug: 'pre-workout-energetici',
        category_id: 1,
        price: 990,
        sizes: [{ size: '1 pz', price: 990 }],
      })),
      product_details: [
        { slug: 'cassa', features: { ingredienti: '????', avvertenze: 'Contiene: avena, noci.' } },
        { slug: 'gelatina', features: ['**INGREDIENTI:** polpa di albicocca, zucchero.'] },
      ],
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const row = async (name: string) =>
      (await canvas.findByRole('rowheader', { name })).closest('tr');
    await waitFor(() =>
      expect(canvas.getByRole('rowheader', { name: 'Allergeni' }).closest('tr')).toHaveTextContent(
        'Allergeniglutine e frutta a guscionon indicati in etichetta',
      ),
    );
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Vetta NutritionCassa del Ritiro',
      'Vetta NutritionGelatina di Frutta',
    ]);
    // 'Not read' and 'not named' are no equal values.
    await userEvent.click(canvas.getByRole('switch', { name: 'Solo le differenze' }));
    await expect(await row('Tracce')).toHaveTextContent(/etichetta non lettanon indicate/);
  },
};

const counted = (...moments: readonly (string | undefined)[]) =>
  apiAnswering({
    ...compared,
    products: compared.products.map((product, place) => ({
      ...product,
      stock_updated_at: moments[place % moments.length],
    })),
  });

/** Counted at one moment. The shop that the list was filtered by is first. */
export const CountedTogether: Story = {
  ...at('premier-whey-80,iso-soya&store=2', counted('2026-03-10T08:12:00')),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('oggi alle 08:12')).toHaveLength(2);
    const rows = canvas.getAllByRole('rowheader').slice(-3);
    const last = ['Aosta, negozio scelto', 'Torino', 'Giacenze aggiornate'];
    await expect(rows.map(({ textContent }) => textContent)).toEqual(last);
  },
};

/** At different moments, one more than two days ago, one unknown: each says its own. */
export const CountedApart: Story = {
  ...at(
    'premier-whey-80,iso-soya,proteine-di-canapa',
    counted('2026-03-10T08:12:00', '2026-03-06T19:40:00', undefined, undefined),
  ),
  play: async ({ canvas }) => {
    const name = 'Giacenze aggiornate';
    const row = (await canvas.findByRole('rowheader', { name })).closest('tr');
    await expect(row).toHaveTextContent(
      'oggi alle 08:12il 6 marzo alle 19:40. Chiedi conferma al negozionon si sa quando',
    );
  },
};

export const Empty: Story = { ...at('') };

export const NothingLeft: Story = {
  ...at('whey-2019,whey-2020'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Confronto vuoto' })).toBeVisible();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } }, play: isDrawn };

/** The next product always peeks in. */
export const Narrowest: Story = { globals: { viewport: { value: 'narrow' } }, play: isDrawn };

/** Names whole, the legend above the lines. */
export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } }, play: isDrawn };

/** The sheet as it is printed, A4 across. */
export const OnPaper: Story = { globals: { medium: 'paper' }, play: isDrawn };

/** Goods that nobody eats say so wherever a label would speak. */
export const Garment: Story = {
  ...at(
    'siero,maglietta',
    apiAnswering({
      products: [
        {
          id: 1,
          slug: 'siero',
          name: 'Siero',
          category_slug: 'proteine',
          sizes: [{ size: '1 kg', price: 3490 }],
        },
        {
          id: 2,
          slug: 'maglietta',
          name: 'Maglietta',
          category_slug: 'merchandising-e-cosmetici',
          category_id: 6,
          sizes: [{ size: 'M', price: 1990 }],
        },
      ],
      product_details: [
        {
          slug: 'siero',
          features: {
            ingredienti: 'Siero di latte.',
            valori_nutrizionali: [
              '| Componente | per 100 g | per 30 g |',
              '|---|---|---|',
              '| Proteine | 80 g | 24 g |',
            ].join('\n'),
          },
        },
        { slug: 'maglietta', features: {} },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    const row = async (name: string) =>
      (await canvas.findByRole('rowheader', { name })).closest('tr');
    await expect(await row('per dose')).toHaveTextContent(/non è un alimento$/);
    await expect(await row('Gusto e formato')).toHaveTextContent(/non è un alimentoM$/);
    await expect(await row('Allergeni')).toHaveTextContent(/non è un alimento$/);
    await expect(canvas.getByRole('table')).not.toHaveTextContent(/non dichiarato/);
  },
};

const promotedApi = apiAnswering({
  products: ['Siero', 'Caseina'].map((name, place) => ({
    id: place + 1,
    slug: name.toLowerCase(),
    name,
    category_slug: 'proteine',
    sizes: [{ size: '1 kg', price: 3490, ...(place === 0 && samplePromotion) }],
  })),
});
const promotedOn = ({ nowMs }: { nowMs: number }): Story => ({
  parameters: { ...at('siero,caseina', promotedApi).parameters, nowMs },
});
export const DayBeforePromotion: Story = promotedOn(promotionDays.before);
export const FirstDayOfPromotion: Story = promotedOn(promotionDays.first);
export const LastDayOfPromotion: Story = promotedOn(promotionDays.last);
export const DayAfterPromotion: Story = promotedOn(promotionDays.after);
