/** The Italian of what stands beside the price (docs/rules.md#pack-duration). */
export const figuresCopy = {
  lasts: (days: number, price: string) => `Dura ${daysText(days)}, ${price} al giorno`,
  lastsWith: (doses: number, days: number, price: string) =>
    `con ${dosesText(doses)} al giorno ${daysText(days)}, ${price}`,
  calculation: (doses: number, calculation: string) =>
    `Conto fatto sull’etichetta, con ${dosesText(doses)} al giorno: ${calculation}.`,
  undeclared: 'Quanto dura: dose non dichiarata',
} as const;

const daysText = (days: number) => (days === 1 ? '1 giorno' : `${days} giorni`);
const dosesText = (doses: number) => (doses === 1 ? 'una dose' : `${doses} dosi`);
