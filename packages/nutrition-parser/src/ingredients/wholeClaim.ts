import { claimOpenings, usualClaims } from '../lexicon/claims.ts';
import { atStart } from '../lexicon/phrases.ts';
import { pastSpace } from '../text/chars.ts';
import { allergensOf } from '../allergens/findAllergens.ts';
import { areBareNames } from './bareNames.ts';
import { statementAt } from './statements.ts';

export const openingAtStart = atStart(`${claimOpenings}[:]`);
export const namesUsual = atStart(usualClaims);
/** 'Esente da: glutine, latte' */
const announcing = atStart(`${claimOpenings}:`);
const verb = atStart(
  '[il |questo ][prodotto ][è ](non (contiene|contengono)|priv(o|a|i|e) di|esent(e|i) da|assenza di)',
);

/** 'latte, uova, soia': bare names of allergens, and nothing that may be an item. */
const areAllergens = (named: string): boolean =>
  areBareNames(named, true) && named.split(',').every((name) => allergensOf(name).length > 0);

/** 'Riso. Non contiene latte, uova, soia.': a sentence of its own names nothing but absences. */
function isWholeClaim(text: string, at: number, stop: number): boolean {
  const claim = text.slice(at, stop);
  const isAnnounced = announcing.test(claim);
  const before = text.slice(0, at).trimEnd();
  const isFirst = before === '' || text.slice(before.length, at).includes('\n');
  if (!'.!'.includes(before.at(-1) ?? ' ') && !(isAnnounced && isFirst)) return false;
  const named = claim.replace(openingAtStart, '').trim();
  const isOfVerb = verb.test(claim);
  const areNames = areBareNames(named, isAnnounced) || (isOfVerb && areAllergens(named));
  return areNames && (isAnnounced || isOfVerb || named.includes(' né ') || !namesUsual.test(named));
}

/**
 * Where a claim ends that is all of its sentence, or all before a semicolon behind which another
 * statement begins; 0 where it is no such claim.
 */
export function wholeClaimEnd(text: string, at: number, sentenceEnd: number): number {
  const semicolon = text.slice(at, sentenceEnd).indexOf(';');
  const stop = semicolon < 0 ? sentenceEnd : at + semicolon;
  const isEnd =
    stop === sentenceEnd || statementAt(text, pastSpace(text, stop + 1), sentenceEnd) !== null;
  return isEnd && isWholeClaim(text, at, stop) ? stop : 0;
}
