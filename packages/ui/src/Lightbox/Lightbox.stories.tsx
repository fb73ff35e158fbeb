import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { sampleLandscape } from '../stories/pictures.ts';
import { Lightbox, type LightboxProps } from './Lightbox.tsx';

const photos = Array.from({ length: 6 }, (_, at) => ({
  src: `${sampleLandscape}#${at}`,
  alt: `Scaffale ${at + 1}`,
  width: 600,
  height: 400,
}));

/** The viewer's code comes with its first use, however slow the machine. */
const firstFetch = { timeout: 10_000 };

const meta: Meta<typeof Lightbox> = {
  title: 'UI/Lightbox',
  tags: ['autodocs'],
  component: Lightbox,
  args: {
    name: 'Sede di Torino',
    photos,
    index: null,
    labels: {
      close: 'Chiudi',
      previous: 'Foto precedente',
      next: 'Foto successiva',
      gallery: 'galleria',
      photo: 'foto',
      position: '{index} di {total}',
    },
  },
  render: function Opened(args: LightboxProps) {
    const [index, setIndex] = useState(args.index);
    return (
      <>
        <Button onClick={() => setIndex(1)}>Apri foto 2 di 6</Button>
        <Lightbox {...args} index={index} onClose={() => setIndex(null)} />
      </>
    );
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `Pictures over the whole screen, by yet-another-react-lightbox: counter, thumbnails, Escape, arrows, swipe, wrap round, scroll lock, focus back. Its code comes with the first picture opened.

**When not:** for a single decorative picture; for text or forms. **Do:** name it after the place. **Don't:** open it by itself.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Apri foto 2 di 6' }));
    const dialog = await screen.findByRole('dialog', { name: 'Sede di Torino' }, firstFetch);
    const counter = await within(dialog).findByText('2 / 6');
    await waitFor(() => expect(counter).toBeVisible());
  },
};
export const WrapsAndGivesFocusBack: Story = {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole('button', { name: 'Apri foto 2 di 6' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Sede di Torino' }, firstFetch);
    await within(dialog).findByText('2 / 6');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(dialog).getByText('1 / 6')).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(within(dialog).getByText('6 / 6')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const OpenOnPhone: Story = { ...Open, globals: { viewport: { value: 'phone' } } };
