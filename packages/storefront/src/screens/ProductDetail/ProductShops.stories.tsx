import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { aostaOnWhatsApp, apiAnswering, offline } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { openings } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Shops',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'campione' },
  parameters: {
    pictureFrom: 'section:has(dl)',
    docs: {
      story: { inline: false },
      description: {
        component: `What each shop has of a product, how old that knowledge is, whether the shop is open, and the very message with which to ask it. Nothing is sent by itself, and no piece is held.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;
type Play = NonNullable<Story['play']>;

const { crafted } = openings(apiAnswering);

/** When stories happen: Tuesday, 10 March 2026, 10:00. */
const today = { stock_updated_at: '2026-03-10T08:31:00+01:00' };
const variants = [{ flavor: 'Vaniglia', size: '1 kg', price_cents: 4290 }];
const asking =
  (place: number): Play =>
  async ({ canvas, userEvent }) => {
    const buttons = await canvas.findAllByRole('button', { name: 'Chiedi a questo negozio' });
    const button = buttons[place];
    if (button === undefined) throw new Error('No such shop.');
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Buongiorno, vorrei sapere/)).toBeVisible();
  };
const phone = { globals: { viewport: { value: 'phone' } } };

export const Closed: Story = crafted(today, { variants });

export const Asking: Story = { ...crafted(today, { variants }), play: asking(0) };

export const AskingOnPhone: Story = { ...Asking, ...phone };

export const NotThere: Story = {
  ...crafted({
    ...today,
    availability: [
      { storeId: 1, isAvailable: true, stockQuantity: 12 },
      { storeId: 2, isAvailable: true, stockQuantity: 0 },
    ],
  }),
  play: async (context) => {
    await asking(1)(context);
    await expect(context.canvas.getByText(/^Qui ora non c’è: puoi chiedere/)).toBeVisible();
  },
};

/** Four ways where the shop has WhatsApp; the other shop has three. */
export const AskingOnWhatsApp: Story = {
  ...crafted(today, { variants }),
  ...aostaOnWhatsApp,
  play: async (context) => {
    await asking(0)(context);
    await expect(context.canvas.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    await asking(1)(context);
    // The flavour and the size are chosen once the details have come.
    await waitFor(() => {
      const link = context.canvas.getByRole('link', { name: /WhatsApp/ });
      const { origin, pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
      expect(origin + pathname).toBe('https://wa.me/393331234567');
      expect(searchParams.get('text')).toMatch(
        /^Buongiorno, vorrei sapere se avete Campione, gusto Vaniglia, 1\u00a0kg, nel negozio di Aosta\. Grazie\.\nhttp/,
      );
    });
  },
};

export const AskingOnWhatsAppOnPhone: Story = { ...AskingOnWhatsApp, ...phone };

const closedShop = crafted(today, { variants });
export const ShopClosedNow: Story = {
  ...closedShop,
  parameters: { ...closedShop.parameters, nowMs: Date.parse('2026-03-10T20:00:00+01:00') },
  play: asking(1),
};

export const Yesterday: Story = crafted({ stock_updated_at: '2026-03-09T19:20:00+01:00' });

export const OldStock: Story = {
  ...crafted({ stock_updated_at: '2026-03-07T12:20:00+01:00' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Giacenze aggiornate il 7 marzo alle 12:20.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Chiedi conferma al negozio/)).toBeVisible();
  },
};

export const OldStockOnPhone: Story = { ...OldStock, ...phone };

/** Five minutes and more ahead of the clock: nothing is claimed. */
export const FutureStock: Story = {
  ...crafted({ stock_updated_at: '2026-03-10T10:06:00+01:00' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('Aperto ora, chiude alle 12:30')).toHaveLength(2);
    await expect(canvas.queryByText(/Giacenze/)).toBeNull();
  },
};

export const Offline: Story = {
  ...crafted(today, { variants }),
  ...offline,
  play: async (context) => {
    await asking(0)(context);
    await expect(context.canvas.getByRole('button', { name: 'Copia il testo' })).toBeVisible();
  },
};
