const head =
  /^[\s|]*(?:(?:ingredient[ei]|ingredients?|component[ei]?|nome|sostanz[ae])\s*[|;\t]\s*(?:quantit[aà]|percentuale|percent|%|dose|valore|contenuto|per |amount|tenore)|(?:quantit[aà]|percentuale)(?![a-zà-ù]))[^\n,]{0,80}\n(?:[\s|:-]{3,80}\n)?/i;

/** Past 'Ingrediente | Quantità', where a piece of text begins so. */
export const pastTableHead = (text: string, start: number, end: number): number =>
  start + (head.exec(text.slice(start, Math.min(end, start + 240)))?.[0].length ?? 0);
