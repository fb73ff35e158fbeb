import { nearest } from '../../catalogueCheck/nearest.ts';
import type { Mistake } from '../mistakes.ts';
import type { Json } from '../model/json.ts';
import type { ShopData } from '../shop/shopData.ts';
import { importTexts } from './importing.copy.ts';

/** What the owner's file changes: the served catalogue as it was parsed, and `shop.json`. */
export type OwnerData = { catalogue: Json; shop: ShopData };

/** An import under way: `ownerData` is a copy that the sheets are written into. */
export type ImportContext = {
  ownerData: OwnerData;
  note: (mistake: Mistake) => void;
  /** ISO 8601. */
  now: string;
};

/** Why a row belongs to no product. */
export function unknownProduct(said: string, known: readonly string[]) {
  const { noSlug, noSuchProduct, slugRemedy, didYouMean } = importTexts;
  const near = said === '' ? undefined : nearest(said, known);
  return {
    message: said === '' ? noSlug : noSuchProduct,
    remedy: near === undefined ? slugRemedy : didYouMean(near),
  };
}
