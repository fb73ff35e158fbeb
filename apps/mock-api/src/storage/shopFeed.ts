/** Where the owner's word on company and shops comes from, and how a change of it is noticed. */
export type ShopFeed = {
  /** Changes when the text may have: cheap, asked each second. */
  fingerprint: () => Promise<string>;
  /** The text of `shop.json`; null where there is none. */
  read: () => Promise<string | null>;
};
