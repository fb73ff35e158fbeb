import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { CrossBox } from '../CrossBox/CrossBox.tsx';
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx';
import { pairs } from './FilterSheet.pairs.tsx';

const boxes = (names: readonly string[]) =>
  names.map((name) => <CrossBox key={name} label={name} checked={false} onChange={() => {}} />);

const meta: Meta<typeof FilterSheet> = {
  title: 'UI/FilterSheet',
  tags: ['autodocs'],
  component: FilterSheet,
  args: {
    title: 'Da evitare',
    closeLabel: 'Chiudi',
    children: boxes(['Uova', 'Soia', 'Latte']),
    foot: (
      <>
        <Button variant="text">Svuota</Button>
        <Button variant="primary">Mostra 5 prodotti</Button>
      </>
    ),
    onClose: fn(),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: {
    docs: {
      pairs,
      story: { inline: false },
      description: {
        component: `Choices that need the whole window of a phone: the native dialog, its foot always in view.

**When not:** on wide screens, where the choices open in place; for a question use \`ConfirmDialog\`.

**Mind:** each choice works at once. The foot's button only closes, and says what waits behind.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Da evitare' })).toHaveFocus();
  },
};
export const LongBody: Story = {
  args: { children: boxes(Array.from({ length: 40 }, (_, place) => `Ingrediente ${place + 1}`)) },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Mostra 5 prodotti' })).toBeVisible();
  },
};
export const GivesFocusBack: Story = {
  render: function Opened(args: FilterSheetProps) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Da evitare</Button>
        {isOpen && <FilterSheet {...args} onClose={() => setIsOpen(false)} />}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Da evitare' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};
