/** The Italian of the shelf below the tabs (docs/rules.md#same-shelf). */
export const shelfCopy = {
  title: 'Sullo stesso scaffale',
  compare: (count: number) =>
    count === 4 ? 'Metti a confronto tutti e quattro' : 'Mettili a confronto',
  activePrice: (price: string, amount: string, active: string) =>
    `da ${price} per ${amount} di ${active}`,
} as const;
