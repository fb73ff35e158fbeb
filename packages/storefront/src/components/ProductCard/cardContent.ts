import { isSoldOut } from '../../catalogue/availability.ts';
import { badgesOf } from '../../catalogue/badges.ts';
import { cardDescription } from '../../catalogue/description.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import type { Day } from '../../catalogue/offer/day.ts';
import { priceLine } from '../../catalogue/offer/price.ts';
import type { Product, ProductFlag } from '../../catalogue/product.ts';
import { productLink, slugOrId } from '../../catalogue/productLink.ts';
import { messages } from '../../content/messages.ts';
import type { CardPrice } from '../PriceLine/PriceLine.tsx';
import type { CardBadge } from '../ProductBadges/ProductBadges.tsx';
import { copy } from './ProductCard.copy.ts';

/** What stands on a card, ready to be drawn. */
export type CardContent = {
  id: string;
  /** Its name in addresses: the slug, else the id. */
  slug: string;
  href: string;
  name: string;
  brand: string;
  /** Cut to the card (docs/rules.md#description-length); the maker's words where they were searched for. */
  description: string;
  /** `whole`: somebody's own words, or what we do not know. */
  descriptionLength?: 'whole';
  price: CardPrice;
  /** Of goods whose price is shown by the hundred grams of protein, too; the line is kept for it. */
  cents?: number;
  badges: readonly CardBadge[];
  isSoldOut: boolean;
  /** null: the placeholder is drawn. */
  image: string | null;
};

/** The category whose natural active is protein. */
const byProtein = 'proteine';

/** A product as a listing shows it (docs/rules.md#product-card). */
export function cardContent(product: Product, day: Day | null): CardContent {
  const soldOut = isSoldOut(product);
  const price = priceLine(product, day);
  return {
    id: product.id,
    slug: slugOrId(product),
    href: productLink(product),
    name: product.name,
    brand: product.brandName ?? messages.defaultBrand,
    ...(product.claims
      ? { description: copy.maker(product.claims), descriptionLength: 'whole' }
      : { description: cardDescription(product.description) }),
    price,
    cents: product.categorySlug === byProtein && price.kind === 'price' ? price.cents : undefined,
    badges: cardBadges(product, soldOut),
    isSoldOut: soldOut,
    image: cardImage(product),
  };
}

const tones: Partial<Record<ProductFlag, CardBadge['tone']>> = {
  isBestSeller: 'ink',
  isNew: 'signal',
  newArrival: 'signal',
};

export const soldOutBadge: CardBadge = { label: copy.soldOut, tone: 'outline' };

/** Promises of stock that a sold-out card cannot make. */
const stockFlags: readonly ProductFlag[] = ['immediateAvailability', 'fastDelivery'];

function cardBadges(product: Product, soldOut: boolean): CardBadge[] {
  const badges = badgesOf(product)
    .filter(({ flag }) => !soldOut || !stockFlags.includes(flag))
    .map(({ flag, label }): CardBadge => ({
      label,
      tone: tones[flag] ?? 'plain',
      // 'Nuovo' and 'Novità' on one card are one word too many.
      isRepeated: flag === 'newArrival' && product.flags.includes('isNew'),
    }));
  return soldOut ? [soldOutBadge, ...badges] : badges;
}
