import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../TextLink/TextLink.tsx';
import { StateMessage } from './StateMessage.tsx';
import { pairs } from './StateMessage.pairs.tsx';

const meta: Meta<typeof StateMessage> = {
  title: 'UI/StateMessage',
  tags: ['autodocs'],
  component: StateMessage,
  args: {
    title: 'Ingredienti non disponibili per questo prodotto.',
    text: "Li trovi sempre sull'etichetta della confezione. In negozio la leggiamo volentieri insieme.",
  },
  parameters: {
    layout: 'padded',
    docs: {
      pairs,
      description: {
        component: `Something is missing inside a page that otherwise works.

**When not:** where a whole list or page is empty, use \`EmptyShelf\`.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const TextAlone: Story = {};
export const WithLinks: Story = {
  args: {
    title: 'Valori nutrizionali non disponibili per questo prodotto: whey-isolate',
    text: undefined,
    links: {
      label: 'Prodotti disponibili:',
      items: [
        <TextLink key="a" href="/a">
          Aminoacidi Essenziali
        </TextLink>,
        <TextLink key="b" href="/b">
          EAA Pro
        </TextLink>,
      ],
    },
  },
};
export const Narrow: Story = {
  args: {
    title:
      'Valori nutrizionali non disponibili per questo prodotto: proteine-isolate-microfiltrate',
  },
  globals: { viewport: { value: 'narrow' } },
};
