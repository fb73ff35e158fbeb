/** Names in the visitor's local storage, and of the session where it is said (docs/rules.md#storage-keys). */
export const storageKeys = {
  /** `accepted`, `rejected` or `dismissed`, as a bare word. */
  consentChoice: 'cookie-consent',
  /** JSON with the four booleans. */
  cookiePreferences: 'cookie-preferences',
  /** JSON list of favourites, newest first. */
  favourites: 'favorites',
  /** JSON of each favourite's id and the flavour and size chosen of it. */
  favouriteChoices: 'favorite-choices',
  /** JSON list of slugs, newest first. */
  recentlyViewed: 'recently-viewed',
  /** What stood under `favorites` when it could not be read. */
  corruptFavourites: 'favorites.corrupt',
  /** Session storage: JSON list of the slugs to compare. */
  compared: 'compare',
} as const;
