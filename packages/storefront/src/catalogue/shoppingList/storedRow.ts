import { cardImage } from '../images/chooseImage.ts';
import { productLink, slugOrId } from '../productLink.ts';
import type { Favourite } from '../storedFavourites.ts';
import type { ListChoice, ListRow } from './listRow.ts';

/**
 * A favourite of which the API says nothing: its stored copy with what was chosen of it, without
 * stock or today's price.
 */
export function storedRow(favourite: Favourite, { flavour, size }: ListChoice): ListRow {
  return {
    id: favourite.id,
    name: favourite.name,
    brand: favourite.brandName,
    href: productLink(favourite),
    image: cardImage({ slug: favourite.slug, images: [] }),
    flavours: [],
    sizes: [],
    flavour,
    size,
    price: null,
    stock: undefined,
    entry: { slug: slugOrId(favourite), flavour, size },
  };
}
