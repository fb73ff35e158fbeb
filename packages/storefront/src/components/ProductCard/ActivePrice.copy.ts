export const activePriceText = (price: string) => `${price} / 100\u00a0g di proteine`;
