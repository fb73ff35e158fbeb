import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { apiFailing } from '../../testing/index.ts';
import { Favourites } from './Favourites.tsx';

const addedAt = '2026-03-02T09:00:00.000Z';
const siero = { id: '1', slug: 'siero-100', name: 'Siero 100', addedAt };
const favourites = (...list: readonly object[]) => ({ favorites: JSON.stringify(list) });

const meta: Meta<typeof Favourites> = {
  title: 'Screens/Favourites/Received list',
  component: Favourites,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `A list that somebody has sent, read-only. Adding it takes only what is new, and overwrites nothing; what is gone or cannot be read is counted.`,
      },
    },
    stored: favourites(siero),
  },
};
export default meta;
type Story = StoryObj<typeof Favourites>;

/** What somebody has sent: one of the two is a favourite here already, one product is gone. */
export const OneNew: Story = {
  parameters: {
    address: '/preferiti?list=siero-100,creatina-monoidrata,non-esiste',
    stored: favourites(siero),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/non è più in catalogo/)).toBeVisible();
  },
};

/** Added, and now among the own; the keyboard goes on at the way there. */
export const Added: Story = {
  ...OneNew,
  play: async (context) => {
    await OneNew.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Aggiungi ai miei (1)' }));
    const link = await canvas.findByRole('link', { name: 'Vai ai tuoi preferiti' });
    await waitFor(() => expect(link).toHaveFocus());
    await expect(canvas.getByText('I 2 prodotti sono già tutti tra i tuoi.')).toBeVisible();
  },
};

/** Nothing to add. */
export const AllMine: Story = {
  parameters: { address: '/preferiti?list=siero-100', stored: favourites(siero) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('È già tra i tuoi.')).toBeVisible();
  },
};

/** A flavour that nobody has, as text; broken entries are counted. */
export const ExtremeValues: Story = {
  parameters: {
    address: `/preferiti?list=siero-100~${encodeURIComponent('<b onclick=alert(1)>').repeat(4)}~${'superconcentratissima'.repeat(4)},..,a~b~c~d`,
    stored: favourites(),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^2 voci del link sono rimaste fuori/)).toBeVisible();
  },
};

export const ExtremeValuesOnPhone: Story = {
  ...ExtremeValues,
  globals: { viewport: { value: 'narrow' } },
};

export const Broken: Story = {
  parameters: { address: '/preferiti?list=%E0%A4%A', stored: favourites() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lista non leggibile' })).toBeVisible();
  },
};

/** Nobody answers: the list is whole, it does not load now. */
export const Failed: Story = {
  parameters: { ...apiFailing(403).parameters, address: '/preferiti?list=siero-100' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'La lista non si è caricata' });
    await expect(title).toBeVisible();
  },
};

export const OnPhone: Story = { ...OneNew, globals: { viewport: { value: 'narrow' } } };

/** Nothing is left of it: counted all the same. */
export const AllGone: Story = {
  parameters: { address: '/preferiti?list=non-esiste,nemmeno-questo', stored: favourites() },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('2 prodotti della lista non sono più in catalogo.'),
    ).toBeVisible();
  },
};
