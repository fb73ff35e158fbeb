import { atStart } from '../lexicon/phrases.ts';
import { readHeading } from './heading.ts';

const perBasis = atStart('[valori [(medi|nutrizionali) ]](per|x)');
/** No basis before a colon is longer. */
const maxLead = 60;

/** Where the colon is of a basis that begins a line: 'PER CAPSULA: Magnesio 375 mg'; -1 where none does. */
export function basisLeadEnd(line: string): number {
  const start = line.slice(0, maxLead).trimStart();
  // Most lines begin with another word.
  if (!perBasis.test(start)) return -1;
  const [lead = '', behind] = start.split(':', 2);
  if (behind === undefined || readHeading(lead.trim())?.hasBasis !== true) return -1;
  return line.indexOf(':');
}
