export const activePriceText = (price: string) => `${price} / 100 g di proteine`;
