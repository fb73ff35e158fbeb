import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster, type ToasterProps } from './Toaster.tsx';

const durationMs = 600_000;

/** Goes when it is closed, as on the site. */
function Closable(args: ToasterProps) {
  const [toast, setToast] = useState(args.toast);
  return (
    <Toaster
      {...args}
      toast={toast}
      onClose={(id) => {
        args.onClose(id);
        setToast(null);
      }}
    />
  );
}

const meta: Meta<typeof Toaster> = {
  title: 'UI/Toaster',
  tags: ['autodocs'],
  component: Toaster,
  args: {
    label: 'Avviso',
    regionLabel: 'Avvisi ({hotkey})',
    closeLabel: 'Chiudi avviso',
    onClose: fn(),
    toast: { id: 1, title: 'Aggiunto ai preferiti ✨', icon: 'heart', durationMs },
  },
  decorators: [
    (Story) => (
      <main>
        <p>La pagina sotto l&apos;avviso.</p>
        <button type="button">Un comando della pagina</button>
        <Story />
      </main>
    ),
  ],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `What just happened, one notice at a time, bottom right (full width on phones), by Radix Toast: F8 leads there, 50 px of swipe to the right take it away.

**When not:** for what must be read before going on (\`ConfirmDialog\`), or belongs to a field (\`Field\`). **Do:** one short sentence; 3 s for success, 4 s for errors. **Don't:** actions, but one that takes back what was done.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const TwoLines: Story = {
  args: {
    toast: {
      id: 2,
      title: 'Messaggio inviato con successo!',
      text: 'Grazie per averci scritto. Ti abbiamo mandato una email di conferma e ti risponderemo presto.',
      icon: 'check',
      durationMs,
    },
  },
};
export const Failure: Story = {
  args: {
    toast: {
      id: 3,
      tone: 'danger',
      title: 'Errore',
      text: "Errore durante l'aggiunta ai preferiti",
      icon: 'alert',
      durationMs,
    },
  },
};
export const OnPhone: Story = { ...TwoLines, globals: { viewport: { value: 'phone' } } };
/** Nothing is left of it: no focus stays on the empty region, whose ring would be a strip on the page. */
export const ClosedByVisitor: Story = {
  render: (args) => <Closable {...args} />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Chiudi avviso' }));
    await expect(args.onClose).toHaveBeenCalledWith(1);
    await waitFor(() => expect(document.body).toHaveFocus());
  },
};
export const ReachedWithF8: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Chiudi avviso' });
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('list')).toHaveFocus();
  },
};
export const GivesFocusBack: Story = {
  render: (args) => <Closable {...args} />,
  play: async () => {
    const command = screen.getByRole('button', { name: 'Un comando della pagina' });
    await screen.findByRole('button', { name: 'Chiudi avviso' });
    command.focus();
    await userEvent.keyboard('[F8]');
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi avviso' }));
    await waitFor(() => expect(command).toHaveFocus());
  },
};
