import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '@vetta/ui';
import { Hero } from '../Hero.tsx';
import { Ridge } from './Ridge.tsx';

const meta: Meta<typeof Ridge> = {
  title: 'Product parts/Ridge',
  tags: ['autodocs'],
  component: Ridge,
  args: {
    west: { label: 'Buttigliera Alta', detail: '414 m', href: '/negozi' },
    east: { label: 'Aosta', detail: '583 m', href: '/negozi' },
    summit: { label: 'Gran Paradiso', detail: '4061 m' },
  },
  render: (args) => (
    <Hero
      title={['Vetta', 'Nutrition']}
      tagline="Potenzia le tue Performance"
      action={
        <ButtonLink variant="primary" href="/prodotti">
          Scopri i Prodotti
        </ButtonLink>
      }
    >
      <Ridge {...args} />
    </Hero>
  ),
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `The barcode that becomes the ridge between the two shops; drawn by a seeded generator into two static files (\`npm run ridge -w @vetta/storefront\`).

**When not:** anywhere but the home page's hero. **Do:** let it stand at the foot of the hero, edge to edge. **Don't:** as wallpaper, on cards or behind words.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof meta>;

export const Wide: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
