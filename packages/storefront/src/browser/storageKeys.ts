/** Every name in the visitor's local and session storage (docs/rules.md#storage-keys). */
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
  /** Session storage: JSON of the contact form as left. */
  contactDraft: 'contact-draft',
  /** Session storage: JSON of the last message sent and the key that keeps it from arriving twice. */
  contactKey: 'contact-key',
  /** Session storage: JSON pairs of history entry and scrolled pixels. */
  scrollPositions: 'scroll-positions',
  /** Session storage: JSON pairs of history entry and shown products. */
  listingSteps: 'listing-steps',
  /** Session storage: when the page was last loaded anew for a missing chunk, in ms. */
  chunkReload: 'reloaded-for-chunk',
} as const;
