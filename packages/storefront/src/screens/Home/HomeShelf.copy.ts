/** The Italian of the shelf below the hero (docs/rules.md#home-page). */
export const shelfCopy = {
  title: 'Dallo scaffale, oggi',
  all: 'Tutti i prodotti',
} as const;
