import { tastesBehind, tasteWords } from '../lexicon/declarations.ts';
import { atStart, sourceOf } from '../lexicon/phrases.ts';

const tasteBefore = new RegExp(`(?<![a-z\\d])${sourceOf(tasteWords)}\\s+$`);
const tasteBehind = atStart(tastesBehind);
const maxTasteLength = 14;

/** Whether a name is but a taste: 'aroma burro', 'hazelnut flavour'. */
export const isTaste = (plain: string, start: number, end: number): boolean =>
  tasteBefore.test(plain.slice(Math.max(0, start - maxTasteLength), start)) ||
  tasteBehind.test(plain.slice(end, end + maxTasteLength).trimStart());
