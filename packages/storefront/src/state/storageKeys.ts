/** Names in the visitor's local storage (docs/rules.md#storage-keys). */
export const storageKeys = {
  /** `accepted`, `rejected` or `dismissed`, as a bare word. */
  consentChoice: 'cookie-consent',
  /** JSON with the four booleans. */
  cookiePreferences: 'cookie-preferences',
  /** JSON list of favourites, newest first. */
  favourites: 'favorites',
  /** JSON list of slugs, newest first. */
  recentlyViewed: 'recently-viewed',
  /** What stood under `favorites` when it could not be read. */
  corruptFavourites: 'favorites.corrupt',
} as const;
