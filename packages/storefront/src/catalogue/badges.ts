import type { Product, ProductFlag } from './product.ts';

export type ProductBadge = { flag: ProductFlag; label: string };

/** Which flag gives which badge (docs/rules.md#badges), in the order in which they stand. */
const badges: readonly ProductBadge[] = [
  { flag: 'isBestSeller', label: 'Best Seller' },
  { flag: 'isNew', label: 'Nuovo' },
  { flag: 'bestPrice', label: 'Miglior Prezzo' },
  { flag: 'immediateAvailability', label: 'Disponibile' },
  { flag: 'freeShipping', label: 'Spedizione Gratuita' },
  { flag: 'newArrival', label: 'Novità' },
  { flag: 'fastDelivery', label: 'Consegna 24h' },
  { flag: 'staffPick', label: 'Consigliato' },
  { flag: 'localProduct', label: "Valle d'Aosta" },
];

/** The badges of a card; how many fit is the card's business. */
export function badgesOf({ flags }: Pick<Product, 'flags'>): readonly ProductBadge[] {
  return badges.filter(({ flag }) => flags.includes(flag));
}
