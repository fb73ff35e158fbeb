import { EmptyFrame, PageHead, PageSection, Text } from '@vetta/ui';
import { media } from '@vetta/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Frame } from './Frame.tsx';

/** A page long enough to scroll. */
function LongPage() {
  return (
    <PageSection>
      <PageHead title="Una pagina" lead={<Text>Lunga quanto basta per scorrere.</Text>} />
      <EmptyFrame caption="Prima cornice" />
      <EmptyFrame caption="Seconda cornice" />
      <EmptyFrame caption="Terza cornice" />
    </PageSection>
  );
}

const favourites = ['iso-soya', 'whey-isolate'].map((slug, index) => ({
  id: String(index + 1),
  slug,
  name: slug,
  addedAt: '2026-03-10T09:00:00.000Z',
}));

const meta: Meta<typeof Frame> = {
  title: 'Frame/Frame',
  component: Frame,
  args: { children: <LongPage /> },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `What every screen stands in: link past the navigation, header, menu, main part, footer, notices. The header shrinks beyond 130 px of scroll and leaves on the way down beyond 400 px.

**When not:** inside a screen: the frame is drawn once, around all of them.`,
      },
    },
    address: '/negozi',
    stored: { 'cookie-consent': 'rejected' },
  },
  beforeEach: () => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export default meta;
type Story = StoryObj<typeof Frame>;

const phone = { viewport: { value: 'phone' } };
const chosen = { 'cookie-consent': 'rejected' };
/** Its pictures are taken in a wide window too, where the header has no menu. */
const hasMenu = () => window.matchMedia(media.belowDesktop).matches;
const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });

export const Regular: Story = {};

export const Phone: Story = { globals: phone };

export const WithFavourites: Story = {
  parameters: { stored: { ...chosen, favorites: JSON.stringify(favourites) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Preferiti 2' })).toBeVisible();
  },
};

/** Without a network: what is read comes from the browser's own store. */
export const Offline: Story = {
  beforeEach: () => {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Sei offline/)).toBeVisible();
  },
};

export const OfflineOnPhone: Story = { ...Offline, globals: phone };

/** Beyond 130 px of scroll. */
export const Compact: Story = { play: () => scrollTo(200) };

export const CompactOnPhone: Story = { globals: phone, play: () => scrollTo(200) };

/** Beyond 400 px on the way down. */
export const HeaderHidden: Story = { play: () => scrollTo(600) };

export const MenuOpen: Story = {
  globals: phone,
  parameters: { stored: { ...chosen, favorites: JSON.stringify(favourites) } },
  play: async ({ canvas, userEvent }) => {
    if (!hasMenu()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Apri menu' }));
    await expect(await canvas.findAllByText('Aperto ora')).toHaveLength(2);
  },
};

export const MenuOpenAtNight: Story = {
  globals: phone,
  parameters: { nowMs: Date.parse('2026-03-10T22:00:00+01:00') },
  play: async ({ canvas, userEvent }) => {
    if (!hasMenu()) return;
    await userEvent.click(canvas.getByRole('button', { name: 'Apri menu' }));
    await expect(await canvas.findAllByText('Chiuso ora')).toHaveLength(2);
  },
};

/** The first Tab of a page. */
export const SkipLink: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Vai al contenuto' })).toHaveFocus(),
    );
  },
};
