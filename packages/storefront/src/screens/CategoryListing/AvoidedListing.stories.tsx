import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import { CategoryListing } from './CategoryListing.tsx';
import { avoidingAnswers, labelledSeed, unlabelledList } from './stories/labelledShop.ts';

const path = '/prodotti/proteine';
const labelledShop = apiAnswering(labelledSeed);

const meta: Meta<typeof CategoryListing> = {
  title: 'Screens/CategoryListing/Avoiding',
  component: CategoryListing,
  args: { category: 'proteine' },
  parameters: {
    ...labelledShop.parameters,
    docs: {
      story: { inline: false },
      description: {
        component: `A list in which something is avoided, and one for something that is searched without. What could not be checked is never shown; what could not be read is counted, and shown apart when asked for.`,
      },
    },
    address: `${path}?avoid=milk`,
    // The part below the page's title.
    pictureFrom: 'search',
  },
};
export default meta;
type Story = StoryObj<typeof CategoryListing>;

const at = (query: string, { parameters } = labelledShop) => ({
  parameters: { ...parameters, address: `${path}?${query}` },
});
const counting = (text: RegExp): Pick<Story, 'play'> => ({
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text)),
});

export const Counted: Story = counting(/^3 prodotti trovati · 1 senza etichetta leggibile/);

export const UnreadShown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'mostra' }));
    await expect(canvas.getByText('Etichetta non letta')).toBeVisible();
  },
  parameters: { pictureFrom: 'section[aria-label="Senza etichetta leggibile"]' },
};

export const ManyChoices: Story = {
  ...at('avoid=milk,soybeans&avoidIngredient=sucralosio&traces=avoid&store=2'),
  ...counting(/^2 prodotti trovati/),
};

export const Shop: Story = {
  ...at('store=1'),
  ...counting(/^5 prodotti trovati/),
};

/** The link was changed on its way: what is plainly meant applies, the rest is told. */
export const UnclearLink: Story = {
  ...at('avoid=Milk;meat&amp;traces=maybe'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Del link non abbiamo capito «meat», «maybe».'),
    ).toBeVisible();
  },
};

/** No label names it, which promises nothing. */
export const UnnamedIngredient: Story = {
  ...at('avoidIngredient=aspartame'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Nelle etichette che abbiamo letto «aspartame» non compare\./),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  ...at('avoid=milk&search=siero'),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Il solo prodotto di questa lista nomina il latte nell’etichetta.'),
    ).toBeVisible();
  },
};

/** Nothing but what could not be read is left. */
export const OnlyUnread: Story = {
  ...at('avoid=milk&search=collagene'),
  ...counting(/^0 prodotti trovati .*· 1 senza etichetta leggibile/),
};

/** The API does not know the filter: nothing that was not checked is shown. */
export const Unavailable: Story = {
  ...avoidingAnswers(labelledShop, unlabelledList),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Il filtro «Da evitare» ora non è disponibile.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** The kept list, checked against the kept labels. */
export const Offline: Story = {
  ...avoidingAnswers(labelledShop, () => HttpResponse.error()),
  play: async ({ canvas }) => {
    // Two retries, a second and two apart.
    await expect(
      await canvas.findByText(/Senza rete:/, undefined, { timeout: 8000 }),
    ).toBeVisible();
  },
};

/** The list before carried no labels: it is gone until the new one is there. */
export const OlderListHidden: Story = {
  ...at(
    'search=senza+lattosio',
    avoidingAnswers(labelledShop, async () => {
      await delay('infinite');
      return HttpResponse.error();
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Evita: Latte' }));
    await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
  },
};

/** What the maker says stands as his words; the label itself is offered instead. */
export const SearchedWithout: Story = {
  ...at('search=senza+lattosio'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Dal produttore: «Senza lattosio/)).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Evita: Latte' })).toBeVisible();
  },
};

/** No allergen: nothing is offered. */
export const SearchedVegan: Story = {
  ...at('search=vegano'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dal produttore: «Vegane»')).toBeVisible();
  },
};

export const Suggestions: Story = {
  ...at('avoid=milk&search=proteine'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Cerca prodotti' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(await canvas.findByRole('listbox')).toBeVisible();
    await expect(canvas.queryByRole('option', { name: /Siero/ })).toBeNull();
  },
};
