/** Marks at which an address ends, beside white space. */
const addressEnds = ',;|<';

/** 'https://…/latte': a place, and no words of a label. */
export const isAddress = (text: string): boolean =>
  ['http://', 'https://', 'www.'].some((start) => text.startsWith(start)) &&
  text.split('').every((char) => char.trim() !== '' && !addressEnds.includes(char));
