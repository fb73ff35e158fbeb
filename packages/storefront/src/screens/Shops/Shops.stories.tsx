import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { aostaOnWhatsApp } from '../../testing/index.ts';
import { Shops } from './Shops.tsx';

const meta: Meta<typeof Shops> = {
  title: 'Screens/Shops',
  component: Shops,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The two shops: today's hours and whether they are open, address, phone, photographs in the viewer. The states are moments of the week.`,
      },
    },
    address: '/negozi',
  },
};
export default meta;
type Story = StoryObj<typeof Shops>;

/** Opens the second photo of the shop near Turin. */
const openViewer: Story['play'] = async ({ canvas, userEvent }) => {
  const [thumbnail] = canvas.getAllByRole('button', { name: 'Apri foto 2 di 6' });
  if (thumbnail) await userEvent.click(thumbnail);
  const counter = await screen.findByText('2 / 6', undefined, { timeout: 5000 });
  // It fades in.
  await waitFor(() => expect(counter).toBeVisible());
};

/** The picture begins at the hours: what is above them is the same at any time. */
const at = (moment: string): Story => ({
  parameters: { nowMs: Date.parse(moment), pictureFrom: 'div:has(> table)' },
});

export const OpenNow: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
/** Of the two shops that in Aosta answers there. */
export const WithWhatsApp: Story = {
  ...aostaOnWhatsApp,
  parameters: { pictureFrom: 'article:last-of-type div:has(> table)' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /WhatsApp/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://wa.me/393331234567',
    ]);
  },
};

export const NoonBreak: Story = at('2026-03-10T13:00:00+01:00');
export const ClosedInTheEvening: Story = at('2026-03-10T20:30:00+01:00');
/** Near Turin the Saturday ends at noon, in Aosta it goes on. */
export const SaturdayAfternoon: Story = at('2026-03-14T16:00:00+01:00');
export const Holiday: Story = at('2026-04-06T10:00:00+02:00');
/** With more of them to come. */
export const HolidayInDecember: Story = at('2026-12-08T11:20:00+01:00');
export const SundayMorning: Story = at('2026-03-15T10:00:00+01:00');

export const ViewerOpen: Story = { play: openViewer };
export const ViewerOpenOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: openViewer,
};
