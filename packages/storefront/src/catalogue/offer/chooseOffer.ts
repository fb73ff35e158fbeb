import type { ComparedItem } from '../comparison/compareQuery.ts';
import type { Product } from '../product.ts';
import { bySize, findSize } from '../variants/chooseVariant.ts';
import { defaultFlavour, type Variant } from '../variants/variant.ts';
import type { Day } from './day.ts';
import { listedPrice, type Offer, offersOf } from './offers.ts';

/** What is sold of a product, and which of it stands in its column. */
export type OfferChoice = {
  offers: readonly Offer[];
  /** undefined: nothing has a price. */
  chosen: Offer | undefined;
  /** Empty where there is one flavour only, and it has no name. */
  flavours: readonly string[];
  /** Of the chosen flavour; empty where none is named. */
  sizes: readonly string[];
};

/**
 * The named flavour and size; without them the first flavour, in the size whose price the card
 * shows. What is not on offer falls back to that (docs/rules.md#comparison).
 */
export function chooseOffer(
  product: Product,
  variants: readonly Variant[],
  named: Pick<ComparedItem, 'flavour' | 'size'>,
  day: Day | null,
): OfferChoice {
  const offers = offersOf(product, variants, day);
  const flavours = [...new Set(offers.map(({ flavour }) => flavour))];
  const flavour = flavours.find((own) => own === named.flavour) ?? flavours[0];
  const ofFlavour = bySize(offers.filter((offer) => offer.flavour === flavour));
  const wanted = named.size === undefined ? undefined : findSize(ofFlavour, named.size);
  const listed = listedPrice(product, day);
  const chosen =
    ofFlavour.find(({ size }) => size === wanted) ??
    ofFlavour.find(({ cents }) => cents === listed) ??
    ofFlavour[0];
  return {
    offers,
    chosen,
    flavours: flavours.filter((own) => own !== '' && own !== defaultFlavour),
    sizes: [...new Set(ofFlavour.map(({ size }) => size))].filter((size) => size !== ''),
  };
}
