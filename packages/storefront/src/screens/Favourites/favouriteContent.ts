import { isSoldOut } from '../../catalogue/availability.ts';
import { badgesOf } from '../../catalogue/badges.ts';
import { cardDescription } from '../../catalogue/description.ts';
import type { Favourite } from '../../catalogue/storedFavourites.ts';
import { cardImage } from '../../catalogue/images/chooseImage.ts';
import { chooseFavouritePrice, choosePrice, formatEuro, priceLine } from '../../catalogue/price.ts';
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
export function favouriteContent(favourite: Favourite, product: Product | undefined): CardContent {
  const soldOut = product !== undefined && isSoldOut(product);
  return {
    id: favourite.id,
    slug: slugOrId(product ?? favourite),
    href: productLink(product ?? favourite),
    name: product?.name ?? favourite.name,
    brand: product?.brandName ?? favourite.brandName ?? messages.defaultBrand,
    description: cardDescription(product?.description),
    price: favouritePrice(favourite, product),
    badges: favouriteBadges(product, soldOut),
    isSoldOut: soldOut,
    image: cardImage(product ?? { slug: favourite.slug, images: [] }),
  };
}

function favouritePrice(favourite: Favourite, product: Product | undefined): CardPrice {
  const prefix = messages.pricePrefix;
  const cents = product === undefined ? chooseFavouritePrice(favourite) : refreshedPrice(product);
  if (cents === null) return { kind: 'unknown', prefix, text: messages.noFavouritePrice };
  const listed = product === undefined ? undefined : priceLine(product);
  return {
    kind: 'price',
    prefix,
    cents,
    text: formatEuro(cents),
    // The unit price belongs to the size behind the listed price: another amount has none.
    unitText: listed?.kind === 'price' && listed.cents === cents ? listed.unitText : undefined,
  };
}

/**
 * min_price_cents, then base price, then price (docs/rules.md#favourites-price). A product's
 * amounts are cents all of them, so nothing is guessed from their size.
 */
function refreshedPrice(product: Product): number | null {
  const { minPriceCents, basePriceCents, priceCents } = product;
  const listed = [minPriceCents, basePriceCents, priceCents].find(
    (cents) => cents !== undefined && cents > 0,
  );
  return listed ?? choosePrice(product);
}

/** Of the nine badges a favourite shows 'Nuovo' alone (docs/rules.md#favourites-page). */
function favouriteBadges(product: Product | undefined, soldOut: boolean): CardBadge[] {
  const badges = product === undefined ? [] : badgesOf(product);
  const isNew = badges
    .filter(({ flag }) => flag === 'isNew')
    .map(({ label }): CardBadge => ({ label, tone: 'signal' }));
  return soldOut ? [soldOutBadge, ...isNew] : isNew;
}
