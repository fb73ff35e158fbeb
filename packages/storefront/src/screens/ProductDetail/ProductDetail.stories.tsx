import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { hostileProductPage, openTab, openings, seenFrom, title } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/Page',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `A product as it is mostly found, with a long name, as a favourite, its address copied, its tabs; of goods that nobody eats; and with all that a hostile source could send.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened, crafted } = openings(apiAnswering);

export const Loaded: Story = opened('proteine', 'whey-isolate');

const longName =
  'Aminoacidi Essenziali Ramificati Fermentati in Compresse Masticabili al Gusto di Limone di Sorrento';

export const LongNames: Story = crafted({
  name: longName,
  brand_name: 'Laboratorio Erboristico e Dietetico Fratelli Vallesusa dal 1921',
  category_name: 'Aminoacidi, Creatina e Derivati Proteici Idrolizzati',
});

export const NoDescription: Story = seenFrom(title, crafted({ description: '' }));

export const NotFood: Story = seenFrom(
  openTab,
  opened('merchandising-e-cosmetici', 'shaker-massiccio'),
);

export const UsageTab: Story = seenFrom(
  openTab,
  opened('proteine', 'whey-isolate', '#modalita-uso'),
);

export const GeneralAdvice: Story = seenFrom(
  openTab,
  crafted({}, { long_description: 'Una descrizione senza consigli.' }),
);

export const Favourite: Story = {
  ...opened('proteine', 'whey-isolate'),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Aggiungi ai Preferiti' });
    await userEvent.click(button);
    await expect(
      await canvas.findByRole('button', { name: 'Rimuovi dai Preferiti' }),
    ).toBeVisible();
  },
};

export const LinkCopied: Story = {
  ...opened('proteine', 'whey-isolate'),
  // A page that is not in front may not write to the clipboard.
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue(undefined);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Condividi' }));
    await expect(await canvas.findByText('✓ Link copiato!')).toBeVisible();
  },
};

export const HostileProduct: Story = hostileProductPage;
