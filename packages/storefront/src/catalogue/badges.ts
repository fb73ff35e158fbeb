import { type Product, type ProductFlag, productFlags } from './product.ts';

export type ProductBadge = { flag: ProductFlag; label: string };

/** Which flag gives which badge: decisions §4. */
const badgeLabels: Readonly<Record<ProductFlag, string>> = {
  isBestSeller: 'Best Seller',
  isNew: 'Nuovo',
  bestPrice: 'Miglior Prezzo',
  immediateAvailability: 'Disponibile',
  freeShipping: 'Spedizione Gratuita',
  newArrival: 'Novità',
  fastDelivery: 'Consegna 24h',
  staffPick: 'Consigliato',
  localProduct: "Valle d'Aosta",
};

/** The badges of a card, in the order of the flags; how many fit is the card's business. */
export function badgesOf({ flags }: Pick<Product, 'flags'>): readonly ProductBadge[] {
  return productFlags
    .filter((flag) => flags.includes(flag))
    .map((flag) => ({ flag, label: badgeLabels[flag] }));
}
