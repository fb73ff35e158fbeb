import { isUsualClaim } from './changesToPresence.ts';
import { namesIn, type Sentence } from './names.ts';

/** Where a claim ends: before a name that nothing joins to its own, 'zero lattosio latte'. */
export function leftOutEnd(sentence: Sentence, from: number, end: number): number {
  const { text, plain } = sentence;
  const names = namesIn(sentence, from, end);
  const next = names.find((name, i) => {
    const before = names[i - 1];
    if (!before || text.slice(before.end, name.start).trim() !== '') return false;
    // 'Noci pecan' are one thing.
    const isOther = before.allergen !== name.allergen;
    return isOther || isUsualClaim(plain.slice(before.start, before.end));
  });
  return next?.start ?? end;
}
