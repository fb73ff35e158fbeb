import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import {
  aostaOnWhatsApp,
  apiExcept,
  apiFailing,
  apiMailing,
  apiOffline,
} from '../../testing/index.ts';
import { Contacts } from './Contacts.tsx';

const meta: Meta<typeof Contacts> = {
  title: 'Screens/Contacts',
  component: Contacts,
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `The contact form beside phones, addresses and hours. Each error says what to do below its field; what was typed is never lost.`,
      },
    },
    address: '/contatti',
  },
};
export default meta;
type Story = StoryObj<typeof Contacts>;

type Play = NonNullable<Story['play']>;

/** The form's code comes after the page. */
const formIsReady: Play = ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector('form[aria-busy="false"]')).not.toBeNull());

const send: Play = async (context) => {
  await formIsReady(context);
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByLabelText('Nome e cognome'), 'Alice Bianchi');
  await userEvent.type(canvas.getByLabelText('Email'), 'alice@posta.example');
  await userEvent.type(canvas.getByLabelText('Telefono'), '000 000 0000');
  await userEvent.type(canvas.getByLabelText('Messaggio'), 'Avete la creatina da 500 g?');
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Invia Messaggio' }));
};

/** Sends a message and waits for the notice with this title. */
const sendAndRead =
  (title: string): Play =>
  async (context) => {
    await send(context);
    // The notice's code comes with the first notice.
    const notice = await context.canvas.findByText(title, { selector: 'li *' }, { timeout: 5000 });
    // It fades in.
    await waitFor(() => expect(notice).toBeVisible());
  };

/** The same, and what stays below the form. */
const sendAndKeep =
  (title: string, kept: RegExp): Play =>
  async (context) => {
    await sendAndRead(title)(context);
    await expect(await context.canvas.findByRole('heading', { name: kept })).toBeVisible();
  };

const nothing = { adminNotified: false, userConfirmationSent: false, simulationMode: false };

export const Empty: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

const submitEmpty: Play = async (context) => {
  await formIsReady(context);
  const { canvas, userEvent } = context;
  await userEvent.click(canvas.getByRole('button', { name: 'Invia Messaggio' }));
  await expect(await canvas.findByText('Il nome deve essere di almeno 3 caratteri.')).toBeVisible();
};

export const AllErrors: Story = { play: submitEmpty };

export const AllErrorsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: submitEmpty,
};

export const Sending: Story = {
  ...apiExcept({ contact: 'pending' }),
  play: async (context) => {
    await send(context);
    await expect(
      await context.canvas.findByRole('button', { name: 'Invio in corso...' }),
    ).toBeDisabled();
  },
};

export const Simulated: Story = {
  ...apiMailing({ ...nothing, simulationMode: true }),
  play: sendAndKeep('Messaggio ricevuto in modalità simulazione', /^Messaggio salvato alle /),
};

export const Sent: Story = {
  ...apiMailing({ ...nothing, adminNotified: true, userConfirmationSent: true }),
  play: sendAndKeep('Messaggio inviato con successo!', /^Messaggio inviato alle /),
};

export const SentOnPhone: Story = { ...Sent, globals: { viewport: { value: 'phone' } } };

export const ReceivedWithoutConfirmation: Story = {
  ...apiMailing({ ...nothing, adminNotified: true }),
  play: sendAndRead('Messaggio ricevuto'),
};

export const SavedWithoutMail: Story = {
  ...apiMailing(nothing),
  play: sendAndRead('Messaggio salvato'),
};

export const Failed: Story = { ...apiFailing(503), play: sendAndRead('Errore') };

export const Unreachable: Story = { ...apiOffline, play: sendAndRead('Errore') };

const question =
  /^Buongiorno, vorrei sapere se avete Premier Whey 80, gusto Vaniglia, 1\u00a0kg, nel negozio di Aosta\. Grazie\.\nhttp/;

/** Opened from a product page: the message is written, and can be taken back. */
export const FilledFromAddress: Story = {
  parameters: {
    address: '/contatti?product=premier-whey-campione&flavour=Vaniglia&size=1kg&store=2',
  },
  play: async (context) => {
    await formIsReady(context);
    const { canvas } = context;
    await expect(
      await canvas.findByRole('button', { name: 'Togli: Premier Whey 80, Vaniglia, 1\u00a0kg' }),
    ).toBeVisible();
    const message = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Messaggio' });
    await waitFor(() => expect(message.value).toMatch(question));
  },
};

export const FilledFromAddressOnPhone: Story = {
  ...FilledFromAddress,
  globals: { viewport: { value: 'phone' } },
};

/** Nobody tells the product: the shop is known, and the visitor writes the rest. */
export const ProductNotLoaded: Story = {
  parameters: {
    ...apiExcept({ product: 403 }).parameters,
    address: '/contatti?product=premier-whey-campione&store=2',
  },
  play: async (context) => {
    await formIsReady(context);
    const line = await context.canvas.findByText(/un prodotto che ora non si carica/);
    await expect(line).toBeVisible();
    await expect(context.canvas.getByLabelText('Messaggio')).toHaveValue('');
  },
};

/** A product that is gone: its line says so, and nothing of it is sent. */
export const FilledFromOldAddress: Story = {
  parameters: { address: '/contatti?product=non-esiste&store=2' },
  play: async (context) => {
    await formIsReady(context);
    await expect(
      await context.canvas.findByText(/un prodotto che non abbiamo trovato/),
    ).toBeVisible();
    await expect(context.canvas.getByLabelText('Messaggio')).toHaveValue('');
    await expect(context.canvas.queryByText(/Sede di Aosta:/)).toBeNull();
  },
};

export const WithWhatsApp: Story = {
  ...aostaOnWhatsApp,
  parameters: { pictureFrom: 'aside' },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /WhatsApp/ });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://wa.me/393331234567',
    ]);
  },
};

/** Sunday: the shops are closed, and the tables mark the day. */
export const Sunday: Story = {
  parameters: { nowMs: Date.parse('2026-03-15T10:00:00+01:00'), pictureFrom: 'table' },
};
