import type { Mistake } from '../mistakes.ts';
import type { Json } from '../model/json.ts';
import type { ShopData } from '../shop/shopData.ts';

/** What the owner's file changes: the served catalogue as it was parsed, and `shop.json`. */
export type OwnerData = { catalogue: Json; shop: ShopData };

/** An import under way: `ownerData` is a copy that the sheets are written into. */
export type ImportContext = {
  ownerData: OwnerData;
  note: (mistake: Mistake) => void;
  /** ISO 8601. */
  now: string;
};
