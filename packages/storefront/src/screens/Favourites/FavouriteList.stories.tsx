import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import {
  apiAnswering,
  apiFailing,
  offline,
  promotionDays,
  samplePromotion,
} from '../../testing/index.ts';
import { Favourites } from './Favourites.tsx';

const addedAt = '2026-03-02T09:00:00.000Z';
const favourites = (...list: readonly object[]) => JSON.stringify(list);
const whey = { id: '1', slug: 'siero-100', name: 'Siero 100', addedAt };
const creatine = { id: '3', slug: 'creatina-monoidrata', name: 'Creatina Monoidrata', addedAt };
const casein = { id: '2', slug: 'caseina-micellare', name: 'Caseina Micellare', addedAt };

/** As many pieces near Turin and in Aosta. */
const stock = (torino: number, aosta: number) => [
  { storeId: 1, isAvailable: true, stockQuantity: torino },
  { storeId: 2, isAvailable: true, stockQuantity: aosta },
];
const product = (id: number, slug: string, name: string, own: object) => ({
  id,
  slug,
  name,
  brand_name: 'Nordend',
  category_slug: 'proteine',
  price: 3490,
  images: [{ src: '/images/products/siero-100.webp' }],
  ...own,
});
const counted = { stock_updated_at: '2026-03-10T08:31:00+01:00' };
const details = [
  {
    slug: 'creatina-monoidrata',
    variants: [{ flavor: 'Standard', size: '300 g', price_cents: 1690 }],
  },
];

/** Three products; `own` is said of each of them. */
const shelf = (own: object, stocks = [stock(22, 17), stock(12, 0), stock(0, 3)]) =>
  apiAnswering({
    products: [
      product(1, 'siero-100', 'Siero 100', { availability: stocks[0], ...own }),
      product(3, 'creatina-monoidrata', 'Creatina Monoidrata', {
        price: 1690,
        availability: stocks[1],
        ...own,
      }),
      product(2, 'caseina-micellare', 'Caseina Micellare', { availability: stocks[2], ...own }),
    ],
    product_details: details,
  }).parameters;

const meta: Meta<typeof Favourites> = {
  title: 'Screens/Favourites/List',
  component: Favourites,
  parameters: {
    ...shelf(counted),
    docs: {
      story: { inline: false },
      description: {
        component: `The favourites as a list for the counter: flavour and size of each, what each shop has of it, and the ways to take it along.

**Don't:** quantities, or a word of buying: it is no cart. Stock that nobody knows is asked for, never guessed.`,
      },
    },
    address: '/preferiti',
    stored: { favorites: favourites(whey, creatine, casein) },
    pictureFrom: 'section:has(#list-title)',
  },
};
export default meta;
type Story = StoryObj<typeof Favourites>;
type Play = NonNullable<Story['play']>;

const listIsThere: Play = async ({ canvas }) => {
  await expect(
    await canvas.findByRole('heading', { name: 'Porta la lista in negozio' }),
  ).toBeVisible();
};
const says =
  (text: string | RegExp): Play =>
  async (context) => {
    await listIsThere(context);
    await expect((await context.canvas.findAllByText(text))[0]).toBeVisible();
  };
const phone = { globals: { viewport: { value: 'narrow' } } };

export const BothShops: Story = {
  play: async (context) => {
    await says(
      'Giacenze aggiornate oggi alle 08:31. Sono del prodotto: per gusto e formato chiedi al banco.',
    )(context);
    await expect(context.canvas.getByText('su 3 ad Aosta')).toBeVisible();
    await expect(context.canvas.getByText('Non c’è Creatina Monoidrata.')).toBeVisible();
  },
};

export const OnPhone: Story = { ...BothShops, ...phone };

/** The flavour that was chosen here before; another one brings its own sizes. */
export const Chosen: Story = {
  parameters: {
    stored: {
      favorites: favourites(whey, creatine, casein),
      'favorite-choices': JSON.stringify({ 1: { flavour: 'Vaniglia', size: '2 kg' } }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Gusto: Siero 100' })).toHaveValue(
      'Vaniglia',
    );
    await expect(canvas.getByRole('row', { name: /Siero 100/ })).toHaveTextContent('69,90');
  },
};

export const AllInOneShop: Story = {
  parameters: shelf(counted, [stock(5, 0), stock(5, 0), stock(5, 0)]),
  play: says('Oggi non c’è nulla: chiedi se arriva.'),
};

/** Over 48 hours: the shop is to confirm. */
export const OldStock: Story = {
  parameters: shelf({ stock_updated_at: '2026-03-07T12:20:00+01:00' }),
  play: says(/^Giacenze aggiornate il 7 marzo alle 12:20/),
};

/** Of one product nobody knows the stock. */
export const OneToAsk: Story = {
  parameters: shelf(counted, [stock(22, 17), [], stock(3, 3)]),
  play: async (context) => {
    await says('Da chiedere: Creatina Monoidrata.')(context);
    await expect(context.canvas.queryByText('Tutta la lista.')).toBeNull();
  },
};

export const NoStockKnown: Story = {
  parameters: shelf({ availability: [] }),
  play: says(/^Giacenze non disponibili ora/),
};

export const NoStockKnownOnPhone: Story = { ...NoStockKnown, ...phone };

/** The API knows none of them any more: names alone, prices at the counter. */
export const StoredCopies: Story = {
  parameters: apiFailing(404).parameters,
  play: says(/^Giacenze non disponibili ora/),
};

export const Offline: Story = { ...offline, play: says('Copia salvata.') };

export const OfflineOnPhone: Story = { ...Offline, ...phone };

export const LinkCopied: Story = {
  play: async (context) => {
    await listIsThere(context);
    const { canvas, userEvent } = context;
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copia link' }));
    await expect(writeText).toHaveBeenCalledWith(expect.stringContaining('/preferiti?list='));
    await expect(await canvas.findByRole('button', { name: 'Link copiato' })).toBeVisible();
  },
};

/** Longer than an address takes: fifty are in the link. */
export const Many: Story = {
  parameters: {
    ...apiFailing(404).parameters,
    stored: {
      favorites: favourites(
        ...Array.from({ length: 51 }, (_, place) => ({
          id: `m${place}`,
          name: `Siero ${place + 1}`,
          addedAt,
        })),
      ),
    },
    pictureFrom: 'tbody tr:nth-child(48)',
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText('Nel link stanno i primi 50 prodotti.');
    await expect(note).toBeInTheDocument();
    await expect(within(document.body).getAllByRole('row').length).toBeGreaterThan(50);
  },
};

const promotedOn = ({ nowMs }: { nowMs: number }): Story => ({
  parameters: {
    ...shelf({ ...samplePromotion, price: 3490 }),
    stored: { favorites: favourites(whey, casein) },
    nowMs,
  },
});
export const DayBeforePromotion: Story = promotedOn(promotionDays.before);
export const FirstDayOfPromotion: Story = promotedOn(promotionDays.first);
export const LastDayOfPromotion: Story = promotedOn(promotionDays.last);
export const DayAfterPromotion: Story = promotedOn(promotionDays.after);
