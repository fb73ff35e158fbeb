import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Frame } from '../../frame/Frame.tsx';
import { apiEmpty, apiFailing, apiOffline, apiPending } from '../../testing/index.ts';
import { CategoryListing } from './CategoryListing.tsx';
import { BrokenListing } from './ListingBoundary.tsx';

const meta: Meta<typeof CategoryListing> = {
  title: 'Screens/CategoryListing',
  component: CategoryListing,
  args: { category: 'proteine' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The products of one category, with the filters of the catalogue and the way to its grouped variants. An unknown category names the known ones.`,
      },
    },
    address: '/prodotti/proteine',
  },
};
export default meta;
type Story = StoryObj<typeof CategoryListing>;

export const Results: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Siero 100' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ prodotti trovati$/);
  },
};

export const FilteredBySearch: Story = {
  parameters: { address: '/prodotti/proteine?search=siero' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ per "siero"$/)).toBeVisible();
  },
};

export const FiltersActive: Story = {
  parameters: { address: '/prodotti/proteine?brand=nordend&sortBy=price-desc' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Azzera filtri/ })).toBeVisible();
  },
};

/** From 1024 px on the filters stand in one row, and nothing closes them. */
export const PanelClosed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    const button = canvas.queryByRole('button', { name: 'Filtri' });
    if (button === null) return;
    // On a phone it is closed at first.
    if (button.ariaExpanded === 'true') await userEvent.click(button);
    await expect(canvas.queryByLabelText('Marca')).not.toBeVisible();
  },
};

export const Loading: Story = { ...apiPending };

export const Empty: Story = {
  parameters: { address: '/prodotti/proteine?search=zzzz&brand=serac&priceRange=100%2B' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nessun prodotto trovato' }),
    ).toBeVisible();
  },
};

export const EmptyCategory: Story = { ...apiEmpty };

/** An answer that is not OK counts as an empty list (docs/rules.md#list-answers). */
export const NotOk: Story = {
  ...apiFailing(500),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Nessun prodotto trovato' }),
    ).toBeVisible();
  },
};

export const Failed: Story = {
  ...apiOffline,
  play: async ({ canvas }) => {
    // Two retries, a second and two apart.
    await expect(
      await canvas.findByRole('button', { name: 'Riprova' }, { timeout: 8000 }),
    ).toBeVisible();
  },
};

/** The longest word of all titles: it must not break on a phone. */
export const LongName: Story = {
  args: { category: 'merchandising-e-cosmetici' },
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/prodotti/merchandising-e-cosmetici' },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Merchandising e Cosmetici' });
    // Two lines: a broken word would make three.
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    await waitFor(() => expect(title.clientHeight).toBeLessThan(2.5 * lineHeight));
  },
};

export const UnknownCategory: Story = {
  args: { category: 'articoli-da-pesca' },
  parameters: { address: '/prodotti/articoli-da-pesca' },
};

export const Broken: Story = { render: () => <BrokenListing /> };

/** All that floats, at once: the tray, a toast, and the question about cookies. */
export const TrayToastAndBanner: Story = {
  render: (args) => (
    <Frame>
      <CategoryListing {...args} />
    </Frame>
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('article', { name: 'Siero 100' });
    await userEvent.click(canvas.getByRole('button', { name: 'Confronta' }));
    for (const name of ['Siero 100', 'Caseina Micellare']) {
      const box = { name: `Metti a confronto: ${name}` };
      await userEvent.click(await canvas.findByRole('checkbox', box));
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Aggiungi ai preferiti: Siero 100' }));
    // Each fades in, and is drawn anew while it does.
    await waitFor(() => expect(screen.getByText(/Aggiunto ai preferiti/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Confronta (2)' })).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Preferenze cookie' })).toBeVisible(),
    );
    // Whether the header is there depends on how the page was scrolled.
    canvas.getByRole('button', { name: /Siero 100$/, pressed: true }).blur();
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

export const OnTablet: Story = { globals: { viewport: { value: 'tablet' } } };

export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Narrowest: Story = { globals: { viewport: { value: 'narrow' } } };

export const OnPaper: Story = { globals: { medium: 'paper' } };

export const LoadingOnPhone: Story = { ...apiPending, globals: { viewport: { value: 'narrow' } } };
