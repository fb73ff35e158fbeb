import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, within } from 'storybook/test';
import { apiExcept, apiFailing } from '../../testing/index.ts';
import { Favourites } from './Favourites.tsx';
import { shownMs } from './useClearFavourites.ts';

const addedAt = '2026-03-02T09:00:00.000Z';
const saved = [
  { id: '1', slug: 'siero-100', name: 'Siero 100', minPriceCents: 3490, addedAt },
  { id: '10', slug: 'omega-3-profondo', name: 'Omega 3 Profondo', minPriceCents: 2290, addedAt },
  { id: '2', slug: 'caseina-micellare', name: 'Caseina Micellare', minPriceCents: 4190, addedAt },
  { id: '4', slug: 'egg-white', name: 'Egg White', addedAt },
];
const favourites = (list: readonly object[]) => ({ favorites: JSON.stringify(list) });

const meta: Meta<typeof Favourites> = {
  title: 'Screens/Favourites',
  component: Favourites,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What the visitor saved in this browser, with the prices of today. Works without the API from what was stored; asks before it clears everything.`,
      },
    },
    address: '/preferiti',
    stored: favourites(saved),
  },
};
export default meta;
type Story = StoryObj<typeof Favourites>;

export const Saved: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('N/A')).toBeVisible();
  },
};

export const One: Story = { parameters: { stored: favourites(saved.slice(0, 1)) } };

export const Empty: Story = {
  // An empty object would be merged into the list above.
  parameters: { stored: favourites([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nessun Preferito' })).toBeVisible();
  },
};

export const Loading: Story = { ...apiExcept({ product: 'pending' }) };

/** The stored copies stand in: name, brand and price, no description. */
export const StoredCopies: Story = {
  ...apiFailing(404),
  play: async ({ canvas }) => {
    await expect(
      (await canvas.findAllByText('Descrizione del prodotto non disponibile')).length,
    ).toBe(4);
  },
};

/** Saved long ago from a careless feed: names without an end, markup, nothing else known. */
export const ExtremeCopies: Story = {
  ...apiFailing(404),
  parameters: {
    ...apiFailing(404).parameters,
    stored: favourites([
      { id: 'long', name: `Proteine ${'superconcentratissime'.repeat(4)}`, addedAt },
      { id: 'markup', name: '<b onclick=alert(1)>Barretta</b>', brandName: '<i>', addedAt },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('N/A')).toHaveLength(2);
  },
};

export const Many: Story = {
  ...apiFailing(404),
  parameters: {
    ...apiFailing(404).parameters,
    stored: favourites(
      Array.from({ length: 40 }, (_, place) => ({
        id: `m${place}`,
        name: `Siero ${place + 1}`,
        minPriceCents: 1990 + place,
        addedAt,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('40')).toBeVisible();
  },
};

/** An unreadable list counts as empty and is kept aside (docs/rules.md#unreadable-favourites). */
export const CorruptStorage: Story = {
  parameters: { stored: { favorites: '{"broken":' } },
};

export const BlockedStorage: Story = { parameters: { storage: 'blocked', stored: {} } };

export const ConfirmClearing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancella tutti' }));
    const dialog = await canvas.findByRole('alertdialog');
    await expect(within(dialog).getByRole('button', { name: 'Annulla' })).toHaveFocus();
  },
};

export const ConfirmOnPhone: Story = {
  ...ConfirmClearing,
  globals: { viewport: { value: 'phone' } },
};

/** The storage answers at once; the moment for which the button says what it does is held here. */
export const Clearing: Story = {
  beforeEach: () => {
    const start = setTimeout;
    const timers = spyOn(window, 'setTimeout');
    timers.mockImplementation((run, ms) => start(ms === shownMs ? () => {} : run, ms));
    return () => timers.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancella tutti' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Conferma' }));
    await expect(await canvas.findByRole('button', { name: 'Rimozione...' })).toBeDisabled();
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrowest: Story = { globals: { viewport: { value: 'narrow' } } };

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

const viewed = JSON.stringify(['siero-100', 'felpa-gradino', 'omega-3-profondo']);

/** Who has looked without saving finds the way back. */
export const EmptyWithRecentlyViewed: Story = {
  parameters: { stored: { ...favourites([]), 'recently-viewed': viewed } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Visti di recente' })).toBeVisible();
  },
};

export const WithRecentlyViewed: Story = {
  parameters: {
    stored: { ...favourites(saved.slice(0, 1)), 'recently-viewed': viewed },
    pictureFrom: 'section[aria-labelledby]:has(> ul)',
  },
  play: EmptyWithRecentlyViewed.play,
};
