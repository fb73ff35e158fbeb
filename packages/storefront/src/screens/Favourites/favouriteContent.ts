import { isSoldOut } from '../../catalogue/availability.ts';
import { badgesOf } from '../../catalogue/badges.ts';
import { cardDescription } from '../../catalogue/description.ts';
import type { Favourite } from '../../catalogue/storedFavourites.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import type { Day } from '../../catalogue/offer/day.ts';
import { favouriteOffer } from '../../catalogue/offer/offers.ts';
import { chooseFavouritePrice, formatEuro, priceText } from '../../catalogue/offer/price.ts';
import type { Product } from '../../catalogue/product.ts';
import { productLink, slugOrId } from '../../catalogue/productLink.ts';
import type { CardContent } from '../../components/ProductCard/cardContent.ts';
import { soldOutBadge } from '../../components/ProductCard/cardContent.ts';
import type { CardPrice } from '../../components/PriceLine/PriceLine.tsx';
import type { CardBadge } from '../../components/ProductBadges/ProductBadges.tsx';
import { messages } from '../../content/messages.ts';

/**
 * A favourite as its card shows it: refreshed by the product of the API, else the stored copy
 * (docs/rules.md#favourites-from-the-api).
 */
export function favouriteContent(
  favourite: Favourite,
  product: Product | undefined,
  day: Day | null,
): CardContent {
  const soldOut = product !== undefined && isSoldOut(product);
  return {
    id: favourite.id,
    slug: slugOrId(product ?? favourite),
    href: productLink(product ?? favourite),
    name: product?.name ?? favourite.name,
    brand: product?.brandName ?? favourite.brandName ?? messages.defaultBrand,
    description: cardDescription(product?.description),
    price: favouritePrice(favourite, product, day),
    badges: favouriteBadges(product, soldOut),
    isSoldOut: soldOut,
    image: cardImage(product ?? { slug: favourite.slug, images: [] }),
  };
}

function favouritePrice(
  favourite: Favourite,
  product: Product | undefined,
  day: Day | null,
): CardPrice {
  const prefix = messages.pricePrefix;
  const unknown = { kind: 'unknown', prefix, text: messages.noFavouritePrice } as const;
  if (product === undefined) {
    const cents = chooseFavouritePrice(favourite);
    return cents === null ? unknown : { kind: 'price', prefix, cents, text: formatEuro(cents) };
  }
  const offer = favouriteOffer(product, day);
  return offer === null ? unknown : { kind: 'price', prefix, ...priceText(product, offer, day) };
}

/** Of the nine badges a favourite shows 'Nuovo' alone (docs/rules.md#favourites-page). */
function favouriteBadges(product: Product | undefined, soldOut: boolean): CardBadge[] {
  const badges = product === undefined ? [] : badgesOf(product);
  const isNew = badges
    .filter(({ flag }) => flag === 'isNew')
    .map(({ label }): CardBadge => ({ label, tone: 'signal' }));
  return soldOut ? [soldOutBadge, ...isNew] : isNew;
}
