import { claimOpenings, usualClaims } from '../lexicon/claims.ts';
import { atStart } from '../lexicon/phrases.ts';
import { areBareNames } from './bareNames.ts';

export const openingAtStart = atStart(`${claimOpenings}[:]`);
export const namesUsual = atStart(usualClaims);
/** 'Esente da: glutine, latte' */
const announcing = atStart(`${claimOpenings}:`);
const verb = atStart(
  '[il |questo ][prodotto ][è ](non (contiene|contengono)|priv(o|a|i|e) di|esent(e|i) da|assenza di)',
);

/** 'Riso. Non contiene latte, uova e soia.': a sentence of its own names nothing but absences. */
export function isWholeClaim(text: string, at: number, stop: number): boolean {
  const claim = text.slice(at, stop);
  const isAnnounced = announcing.test(claim);
  const before = text.slice(0, at).trimEnd();
  const isFirst = before === '' || text.slice(before.length, at).includes('\n');
  if (!'.!'.includes(before.at(-1) ?? ' ') && !(isAnnounced && isFirst)) return false;
  const named = claim.replace(openingAtStart, '').trim();
  return (
    areBareNames(named, isAnnounced) &&
    (isAnnounced || verb.test(claim) || named.includes(' né ') || !namesUsual.test(named))
  );
}
