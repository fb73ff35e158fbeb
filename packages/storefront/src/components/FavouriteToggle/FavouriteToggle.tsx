import { ToggleButton } from '@vetta/ui';
import type { Product } from '../../catalogue/product.ts';
import { messages } from '../../content/messages.ts';
import { useFavouriteToggle } from './useFavouriteToggle.ts';

export type FavouriteToggleProps = {
  id: string;
  name: string;
  /** Needed to add; a favourite that is only stored can only be removed. */
  product?: Product;
};

/** The heart of a card: 'Aggiungi ai preferiti: Iso Soya' (docs/rules.md#accessible-names). */
export function FavouriteToggle({ id, name, product }: FavouriteToggleProps) {
  const { isFavourite, isDisabled, toggle } = useFavouriteToggle({ id, product });
  const action = isFavourite ? messages.removeFromFavourites : messages.addToFavourites;
  return (
    <ToggleButton
      label={`${action}: ${name}`}
      pressed={isFavourite}
      disabled={isDisabled}
      onToggle={toggle}
    />
  );
}
