import { atStart } from '../lexicon/phrases.ts';
import { hasAny } from '../text/chars.ts';
import { splitAtAny } from '../text/pieces.ts';
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

/** No heading of a table is longer. */
const maxHead = 120;

/** 'Per 100 g', '| Valori | Per 100 g |': a line that names the basis of the rows below it. */
export function isBasisAlone(line: string): boolean {
  if (line.length > maxHead || !hasAny(line, ['er ', 'ER '])) return false;
  const cells = splitAtAny(line, '|\t').map((cell) => cell.trim());
  return cells.some((cell) => {
    const heading = readHeading(cell);
    const isBasis = heading?.role === 'value' && heading.hasBasis;
    return isBasis && (cells.length > 1 || perBasis.test(cell));
  });
}
