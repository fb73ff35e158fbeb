import { sourceOf } from '../lexicon/phrases.ts';

const names = sourceOf(
  '(ingrediente|ingredienti|ingredient|ingredients|component(e|i)|component|nome|sostanz(a|e))',
);
const amounts = sourceOf(
  '(quantità|percentuale|percent|dose|valore|contenuto|per|amount|tenore)~|%',
);
const head = new RegExp(
  `^[\\s|]*(?:${names}\\s*[|;\\t]\\s*${amounts}|${sourceOf('quantità|percentuale')})` +
    '[^\\n,]{0,80}\\n(?:[\\s|:-]{3,80}\\n)?',
  'i',
);

/** Past 'Ingrediente | Quantità', where a piece of text begins so. */
export const pastTableHead = (text: string, start: number, end: number): number =>
  start + (head.exec(text.slice(start, Math.min(end, start + 240)))?.[0].length ?? 0);
