/** Apart from the rest, for they are in the first view of lists and product pages. */
export const compareWords = (isPressed: boolean, count: number) =>
  isPressed ? `Nel confronto (${count})` : 'Metti a confronto';

export const listWords = () => 'Confronta';
