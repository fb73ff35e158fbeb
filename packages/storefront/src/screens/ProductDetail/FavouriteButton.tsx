import { Button } from '@vetta/ui';
import type { Product } from '../../catalogue/product.ts';
import { useFavouriteToggle } from '../../components/FavouriteToggle/useFavouriteToggle.ts';
import { copy } from './ProductDetail.copy.ts';

/**
 * The page's one step forward. There is no cart: it adds to the favourites
 * (docs/rules.md#favourites-button).
 */
export function FavouriteButton({ product }: { product: Product }) {
  const { isFavourite, isDisabled, toggle } = useFavouriteToggle({ id: product.id, product });
  return (
    <Button
      variant="primary"
      size="tall"
      width="full"
      icon="heart"
      iconEnd="none"
      aria-pressed={isFavourite}
      disabled={isDisabled}
      onClick={toggle}
    >
      {isFavourite ? copy.removeFromFavourites : copy.addToFavourites}
    </Button>
  );
}
