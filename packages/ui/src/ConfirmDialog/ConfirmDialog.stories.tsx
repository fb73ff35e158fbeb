import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const meta: Meta<typeof ConfirmDialog> = {
  title: 'UI/ConfirmDialog',
  tags: ['autodocs'],
  component: ConfirmDialog,
  args: {
    open: true,
    title: 'Cancellare tutti i preferiti?',
    text: "Togliamo 4 prodotti dall'elenco di questo browser. Non si può annullare.",
    cancelLabel: 'Annulla',
    confirmLabel: 'Conferma',
    busyLabel: 'Rimozione...',
    onCancel: fn(),
    onConfirm: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Asks before what cannot be undone: the native dialog as an alert, focus on the safe answer, Escape means no, focus back where it was.

**When not:** for news (\`Toaster\`), or for what can be undone: then just do it. **Do:** a question as title, the deed in words. **Don't:** a third button.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Cancellare tutti i preferiti?',
    });
    await expect(within(dialog).getByRole('button', { name: 'Annulla' })).toHaveFocus();
  },
};
export const Busy: Story = { args: { busy: true } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const GivesFocusBack: Story = {
  render: function Asked(args: ConfirmDialogProps) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Cancella tutti</Button>
        <ConfirmDialog {...args} open={open} onCancel={() => setOpen(false)} />
      </>
    );
  },
  play: async ({ canvasElement, args }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Cancella tutti' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.click(screen.getByRole('button', { name: 'Annulla' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
