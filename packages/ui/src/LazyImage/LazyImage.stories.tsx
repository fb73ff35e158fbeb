import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { samplePack, sampleLandscape } from '../stories/pictures.ts';
import { LazyImage } from './LazyImage.tsx';

const meta: Meta<typeof LazyImage> = {
  title: 'UI/LazyImage',
  tags: ['autodocs'],
  component: LazyImage,
  args: {
    src: sampleLandscape,
    alt: 'La vetrina di Aosta',
    width: 600,
    height: 400,
    failureText: 'Immagine non disponibile',
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `A picture whose place is kept from the first paint: nothing moves when it arrives. Below the fold it is fetched when a tenth of it is in sight, or within 50 px; without script as usual.

**When not:** for icons use \`Icon\`; where there is no picture at all, \`MissingImage\`.

**Do:** \`priority="high"\` for the page's largest picture, and only that; \`box="fill"\` in a box with a height. **Don't:** words in pictures.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {};
export const HighPriority: Story = { args: { priority: 'high' } };
export const OnTheShelf: Story = {
  args: { src: samplePack('#23343a', 'Whey'), width: 400, height: 500, fit: 'shelf' },
};
export const Failed: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByText(/Immagine non disponibile/)).toBeVisible(),
    );
  },
};
