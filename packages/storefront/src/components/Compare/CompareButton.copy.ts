/** Apart from the rest, for it is in the first view of every product page. */
export const compareWords = (isPressed: boolean, count: number) =>
  isPressed ? `Nel confronto (${count})` : 'Metti a confronto';
