import { Button } from '@vetta/ui';
import { useStore } from 'jotai';
import { deferred } from '../../browser/deferred.ts';
import type { Product } from '../../catalogue/product.ts';
import type { ListChoice } from '../../catalogue/shoppingList/listRow.ts';
import { useFavouriteToggle } from '../../components/FavouriteToggle/useFavouriteToggle.ts';
import { copy } from './ProductDetail.copy.ts';

const favouriteChoices = deferred(() => import('../../state/favouriteChoices.ts'), {
  when: 'interaction',
});

/**
 * The page's one step forward. There is no cart: it adds to the favourites, with the flavour and size
 * that are chosen here (docs/rules.md#favourites-button).
 */
export function FavouriteButton({ product, choice }: { product: Product; choice: ListChoice }) {
  const { id } = product;
  const { isFavourite, isDisabled, toggle } = useFavouriteToggle({ id, product });
  const store = useStore();
  const handlePress = async () => {
    if (await toggle())
      favouriteChoices
        .load()
        .then(({ noteChoiceAtom }) => store.set(noteChoiceAtom, id, choice), console.warn);
  };
  return (
    <Button
      variant="primary"
      size="tall"
      width="full"
      icon="heart"
      iconEnd="none"
      aria-pressed={isFavourite}
      disabled={isDisabled}
      onClick={() => void handlePress()}
    >
      {isFavourite ? copy.removeFromFavourites : copy.addToFavourites}
    </Button>
  );
}
