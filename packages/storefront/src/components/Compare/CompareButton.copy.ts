/** Apart from the rest, for it is in the first view of every product page. */
export const buttonCopy = {
  add: 'Metti a confronto',
  added: (count: number) => `Nel confronto (${count})`,
} as const;
