import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@vetta/ui';
import { Hero } from './Hero.tsx';
import { Ridge } from './ridge/Ridge.tsx';

const meta: Meta<typeof Hero> = {
  title: 'Product parts/Hero',
  tags: ['autodocs'],
  component: Hero,
  args: {
    title: ['Vetta', 'Nutrition'],
    tagline: 'Potenzia le tue Performance',
    text: 'Integratori sportivi e accessori per la palestra, con il consiglio di chi li conosce.',
    action: (
      <ButtonLink href="/prodotti" variant="primary">
        Scopri i Prodotti
      </ButtonLink>
    ),
    children: (
      <Ridge
        west={{ label: 'Buttigliera Alta', detail: '414 m', href: '/negozi' }}
        east={{ label: 'Aosta', detail: '583 m', href: '/negozi' }}
        summit={{ label: 'Gran Paradiso', detail: '4061 m' }}
      />
    ),
  },
  parameters: {
    docs: {
      description: {
        component: `The home page's opening: the name as large as the page, one sentence, one signpost, and the ridge.

**When not:** on any other page; they open with \`PageHead\`. **Do:** keep the right side of the words empty. **Don't:** put a photograph behind the words.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const WithRidge: Story = {};
export const WithoutRidge: Story = { args: { children: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } };
