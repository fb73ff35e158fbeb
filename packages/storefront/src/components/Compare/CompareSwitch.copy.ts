/** Apart from the rest, for it is in the first view of every list. */
export const listWords = () => 'Confronta';
