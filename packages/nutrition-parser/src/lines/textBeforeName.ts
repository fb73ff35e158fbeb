import { hasAny } from '../text/chars.ts';
import { isWordCode } from '../text/fold.ts';

/** 'Porzioni per confezione 33 Energia': what a pack holds, before the first name. */
const servingsBefore =
  /^\W*(?:porzioni|dosi)(?: per| in| a)? (?:confezione|contenitore|barattolo)\W*\d+\W+(?=[a-z])/i;

/** Where the last sentence of a text begins; 'Ac. folico', 'Vit. C' and 'subsp. lactis' are one. */
function lastSentence(text: string): number {
  for (let i = text.length - 2; i > 3; i--) {
    const code = text.charCodeAt(i);
    if (code === 59 || code === 10) return i + 1;
    if (code === 46 && text.charCodeAt(i + 1) === 32 && isWordCode(text.charCodeAt(i - 4))) {
      const word = text.slice(i - 4, i);
      if (!hasAny(word, [' ', '.', '\n', '\t', 'ubsp', 'estr'])) return i + 2;
    }
  }
  return -1;
}

/** Characters of run-on text up to its last sentence. */
export const sentenceBefore = (text: string): number => {
  const at = lastSentence(text);
  return at < text.length ? at : 0;
};

/** Characters on what a pack holds. */
export const packBefore = (text: string): number =>
  servingsBefore.exec(text.slice(0, 60))?.[0].length ?? 0;
