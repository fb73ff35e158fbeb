import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSection } from '@vetta/ui';
import { expect, waitFor } from 'storybook/test';
import { apiAnswering } from '../../testing/index.ts';
import * as css from './CategoryProfile.css.ts';
import { useCategoryProducts } from '../../data/useCategoryProducts.ts';
import { useAddressFilters } from '../ProductListing/useAddressFilters.ts';
import { CategoryProfile } from './CategoryProfile.tsx';

const grams = [80, 78, null, 84, 87, 33, 82, null, 73.5, 50, 86, 31];

const catalogue = {
  products: grams.map((_, at) => ({
    id: at + 1,
    slug: `polvere-${at + 1}`,
    name: `Polvere ${String.fromCodePoint(65 + at)}`,
    brand_name: at % 2 === 0 ? 'Nordend' : 'Serac',
    category_slug: 'proteine',
    category_id: 1,
    sizes: [{ size: '1 kg', price: 1990 + 350 * at }],
  })),
  product_details: grams.map((own, at) => ({
    slug: `polvere-${at + 1}`,
    features: {
      ingredienti: 'Proteine del siero di latte.',
      ...(own !== null && {
        valori_nutrizionali: `| Componente | per 100 g |\n|---|---|\n| Proteine | ${own} g |`,
      }),
    },
  })),
  brands: [
    { slug: 'nordend', name: 'Nordend' },
    { slug: 'serac', name: 'Serac' },
  ],
};

/** As a category's page draws it, above its list. */
function Listed({ category }: { category: string }) {
  const { filters } = useAddressFilters();
  const { items: products, ...state } = useCategoryProducts(category, filters);
  return <CategoryProfile {...state} category={category} filters={filters} products={products} />;
}

const meta: Meta<typeof Listed> = {
  title: 'Product parts/CategoryProfile',
  component: Listed,
  args: { category: 'proteine' },
  decorators: [
    (Story) => (
      <PageSection space="small" as="div">
        <div className={css.place}>
          <Story />
        </div>
      </PageSection>
    ),
  ],
  parameters: {
    ...apiAnswering(catalogue).parameters,
    address: '/prodotti/proteine',
    docs: {
      story: { inline: false },
      description: {
        component: `The products of a category as bars, in the order of the list: grams in a hundred, as printed. A gap where the label does not say it.

**When not:** where labels speak of doses alone. **Do:** keep its place before it comes. **Don't:** rank, colour, or fill in what a label does not say.`,
      },
    },
  },
};
export default meta;
type Story = StoryObj<typeof Listed>;

const caption = 'Proteine in 100 g, come in etichetta';

export const Proteins: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Polvere E: 87 g')).toBeInTheDocument();
    await expect(canvas.getByText('Polvere C: non dichiarato')).toBeInTheDocument();
    await expect(canvas.getByText(caption)).toBeVisible();
  },
};

/** The arrow keys name one product after the other, and its name leads to it. */
export const Named: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Polvere E: 87 g');
    await userEvent.tab();
    const slider = canvas.getByRole('slider', { name: caption });
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', 'Polvere B: 78 g');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/prodotti/proteine/polvere-2');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('link')).toHaveTextContent('Polvere L31 g');
  },
};

/** What the filters leave out lies flat, and is not named. */
export const Filtered: Story = {
  parameters: { address: '/prodotti/proteine?brand=serac' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Polvere B: 78 g');
    // What is filtered comes by itself, after all products.
    await waitFor(() => expect(canvas.queryByText('Polvere A: 80 g')).toBeNull());
    await userEvent.tab();
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', 'Polvere B: 78 g');
  },
};

/** In the order of the price of 100 g of protein the bars are that price. */
export const ByPrice: Story = {
  parameters: { address: '/prodotti/proteine?sortBy=protein-price' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Polvere A: 2,49/)).toBeInTheDocument();
    await expect(canvas.getByText('Prezzo per 100 g di proteine')).toBeVisible();
  },
};

export const OnPhone: Story = { ...Proteins, globals: { viewport: { value: 'phone' } } };

/** Without a control. */
export const OnPaper: Story = { ...Proteins, globals: { medium: 'paper' } };
