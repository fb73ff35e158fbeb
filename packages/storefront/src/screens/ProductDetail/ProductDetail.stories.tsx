import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLocation } from 'react-router-dom';
import { expect, spyOn, userEvent } from 'storybook/test';
import {
  apiAnswering,
  apiEmpty,
  apiExcept,
  apiFailing,
  apiOffline,
  apiPending,
  promotionDays,
  samplePromotion,
} from '../../testing/index.ts';
import { ProductDetail } from './ProductDetail.tsx';
import { bundledSeed, picturedVariants, thirtyVariants } from './stories/customProducts.ts';
import { openings, hostileProductPage } from './stories/storyStates.ts';

const meta: Meta<typeof ProductDetail> = {
  title: 'Screens/ProductDetail/States',
  component: ProductDetail,
  args: { category: 'proteine', slug: 'whey-isolate' },
  parameters: {
    docs: {
      story: { inline: false },
      description: {
        component: `One product: gallery, name, price, flavour and size, availability in the two shops, sharing, tabs. Every gap of the data has a state here; what is unknown is left out, never guessed.`,
      },
    },
  },
};

export default meta;
type Story = StoryObj<typeof ProductDetail>;

const { opened, crafted } = openings(apiAnswering);

/** The state is below what a phone shows first: its picture begins there. */
const seenFrom = (pictureFrom: string, story: Story): Story => ({
  ...story,
  parameters: { ...story.parameters, pictureFrom },
});
const title = 'h1';
const openTab = '[role="tabpanel"]:not([hidden])';

const soldOut = [
  { storeId: 1, isAvailable: false, stockQuantity: 0 },
  { storeId: 2, isAvailable: true, stockQuantity: 0 },
];
const longName =
  'Aminoacidi Essenziali Ramificati Fermentati in Compresse Masticabili al Gusto di Limone di Sorrento';

export const Loaded: Story = opened('proteine', 'whey-isolate');

export const Loading: Story = opened('proteine', 'whey-isolate', '', apiPending);

export const Missing: Story = opened('proteine', 'mai-esistito', '', apiEmpty);

export const Failed: Story = opened('proteine', 'whey-isolate', '', apiFailing(404));

export const Offline: Story = opened('proteine', 'whey-isolate', '', apiOffline);

export const UnknownCategory: Story = opened('giardinaggio', 'whey-isolate');

/** The product moves to its own category: what stands at the address then is what is drawn. */
export const WrongCategory: Story = {
  ...opened('supplementi', 'whey-isolate'),
  render: ({ slug }) => <AtAddress slug={slug} />,
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Whey Isolate' }),
    ).toBeVisible();
  },
};

function AtAddress({ slug }: { slug: string }) {
  const [, , category = ''] = useLocation().pathname.split('/');
  return <ProductDetail category={category} slug={slug} />;
}

export const DetailsLoading: Story = seenFrom(
  title,
  opened('proteine', 'whey-isolate', '', apiExcept({ productDetails: 'pending' }, bundledSeed)),
);

export const DetailsFailed: Story = seenFrom(
  title,
  opened('proteine', 'whey-isolate', '', apiExcept({ productDetails: 404 }, bundledSeed)),
);

export const SoldOutEverywhere: Story = crafted(
  { availability: soldOut },
  { variants: [{ flavor: 'Cacao', size: '500 g', price_cents: 1990 }] },
);

/** The headings of the tabs follow those of the page, though that of the shops is not there. */
export const NoAvailability: Story = seenFrom(title, {
  ...crafted({ availability: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Consiglio' })).toBeVisible();
  },
});

export const LastPiece: Story = seenFrom(
  title,
  crafted({
    availability: [{ storeId: 1, isAvailable: true, stockQuantity: 1 }],
  }),
);

export const NoPicture: Story = crafted({ images: [] });

export const BrokenPicture: Story = crafted({ images: [{ src: '/images/products/manca.webp' }] });

export const NoPrice: Story = seenFrom(
  title,
  crafted({ price: 0, sizes: [{ size: '500 g', price: 0 }] }),
);

export const NoDescription: Story = seenFrom(title, crafted({ description: '' }));

export const LongNames: Story = crafted({
  name: longName,
  brand_name: 'Laboratorio Erboristico e Dietetico Fratelli Vallesusa dal 1921',
  category_name: 'Aminoacidi, Creatina e Derivati Proteici Idrolizzati',
});

export const OfferAndNew: Story = crafted({
  has_special_offer: true,
  hasSpecialOffer: true,
  specialOfferText: 'Uno shaker in omaggio con il formato da 750 g, fino al 30 novembre.',
  isNew: true,
  originalPrice: 2490,
});

export const ChosenVariant: Story = seenFrom(
  title,
  opened('proteine', 'whey-isolate', '?gusto=Neutro&formato=2+kg'),
);

export const PicturedVariants: Story = seenFrom(
  title,
  crafted({ images: [] }, { variants: picturedVariants }),
);

export const ThirtyVariants: Story = seenFrom(title, crafted({}, { variants: thirtyVariants }));

const dosedLabel = {
  features: {
    modalita_uso: 'Un misurino in 250 ml d’acqua. Da una a due porzioni al giorno.',
    valori_nutrizionali:
      '| Componente | Per 100 g | Per 30 g |\n|---|---|---|\n| Grassi | 1,2 g | 0,4 g |\n| Carboidrati | 2,5 g | 0,8 g |\n| Proteine | 87 g | 26,1 g |',
  },
  variants: [
    { flavor: 'Cacao', size: '500 g', price_cents: 1990 },
    { flavor: 'Cacao', size: '1 kg', price_cents: 3390 },
  ],
};

/** One or two doses a day, as the label states them. */
export const DosesStated: Story = crafted({}, dosedLabel);

/** No serving on the label: how long it lasts is not known. */
export const NoDose: Story = crafted(
  {},
  {
    ...dosedLabel,
    features: {
      valori_nutrizionali:
        '| Componente | Per 100 g |\n|---|---|\n| Grassi | 1,2 g |\n| Carboidrati | 2,5 g |\n| Proteine | 87 g |',
    },
  },
);

/** Nobody eats it: sizes of a letter in one row, colours, and no word of doses or flavours. */
export const Garment: Story = crafted(
  {
    name: 'Felpa Gradino',
    description: 'Cotone pesante, cappuccio foderato.',
    category_id: 6,
    category_name: 'Merchandising e Cosmetici',
    category_slug: 'proteine',
    price: 5990,
    sizes: ['S', 'M', 'L', 'XL'].map((size) => ({ size, price: 5990 })),
  },
  {
    variants: ['Grigio granito', 'Verde larice'].flatMap((flavor) =>
      ['S', 'M', 'L', 'XL'].map((size) => ({ flavor, size, price_cents: 5990 })),
    ),
  },
);

export const FlavoursOnly: Story = seenFrom(
  title,
  crafted(
    {},
    {
      variants: [
        { flavor: 'Cacao', price_cents: 1990 },
        { flavor: 'Menta', price_cents: 1990 },
      ],
    },
  ),
);

/** A size without a price, and one without a name. */
export const VariantsWithGaps: Story = seenFrom(
  title,
  crafted(
    {},
    {
      variants: [
        { flavor: 'Cacao', size: '500 g', price_cents: 0 },
        { flavor: 'Cacao', price_cents: 1990 },
      ],
    },
  ),
);

/** Static variants: one is discounted, others are sold out. */
export const DiscountedVariant: Story = seenFrom(title, opened('proteine', 'perfect-mass'));

export const SizeSoldOut: Story = seenFrom(
  title,
  opened('proteine', 'premier-whey-80', '?gusto=Pistacchio'),
);

export const CategorySix: Story = seenFrom(
  openTab,
  opened('merchandising-e-cosmetici', 'shaker-massiccio'),
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

export const UsageTab: Story = seenFrom(
  openTab,
  opened('proteine', 'whey-isolate', '#modalita-uso'),
);

export const GeneralAdvice: Story = seenFrom(
  openTab,
  crafted({}, { long_description: 'Una descrizione senza consigli.' }),
);

export const HostileProduct: Story = hostileProductPage;

const promoted = crafted({
  price: 3490,
  origine: 'Latte italiano',
  sizes: [
    { size: '500 g', price: 1990 },
    { size: '1 kg', price: 3490, ...samplePromotion },
    { size: '2 kg', price: 5990 },
  ],
});
const promotedOn = ({ nowMs }: { nowMs: number }): Story => ({
  ...promoted,
  parameters: { ...promoted.parameters, nowMs },
});
export const DayBeforePromotion: Story = promotedOn(promotionDays.before);
export const FirstDayOfPromotion: Story = {
  ...promotedOn(promotionDays.first),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offerta fino al 30 novembre')).toBeVisible();
    await expect(canvas.getByText('Origine: Latte italiano')).toBeVisible();
  },
};
export const LastDayOfPromotion: Story = promotedOn(promotionDays.last);
export const DayAfterPromotion: Story = promotedOn(promotionDays.after);
