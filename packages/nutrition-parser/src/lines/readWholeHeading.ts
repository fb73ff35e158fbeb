import { groupOf } from '../text/chars.ts';
import { cellText } from '../text/source.ts';
import { readHeading } from '../lexer/heading.ts';
import { servingSize } from './packFacts.ts';
import { readName } from '../lexer/readName.ts';
import { withoutTranslation } from './headLine.ts';
import type { Token } from '../lexer/lineTokens.ts';
import { setHeading, setReference, stackHeading, stands, type TextState } from './context.ts';

export type Pair = Token & { kind: 'pair' };

/** 'Dose giornaliera: 3 compresse' says what 'per dose' means further down. */
const sizeOfServing = /^(?:dose|porzione|razione|serving)\b[^:=\d]*[:=]/i;

/**
 * Reads a line that is the heading of one column: 'Valori nutrizionali per 100 g', 'Dose: 30 g', or
 * '%VNR' under another.
 * @param pairs what the line would be as rows.
 */
export function readWholeHeading(clean: string, pairs: readonly Pair[], state: TextState): boolean {
  const whole = readHeading(clean);
  if (whole?.role === 'nrv' && stands(state)) {
    setReference(state, clean);
    return true;
  }
  // '(2 capsule)' under 'Per dose', '1 capsula' above the first row.
  const isSize =
    whole?.hasBasis === true && (clean.startsWith('(') ? stands(state) : isOnlyBasis(clean, state));
  if (
    whole?.role !== 'value' ||
    !(whole.sure || isSize) ||
    isSeveralBases(clean) ||
    pairs.some((pair) => isRow(pair) || (whole.column.kind === 'other' && pair.marked))
  )
    return false;
  state.counts.headings++;
  if (whole.column.kind === 'serving' && sizeOfServing.test(clean)) {
    state.builder.columns.nameServing(whole);
    setHeading(state, whole, clean);
  } else stackHeading(state, whole, clean);
  return true;
}

/** '1 capsula' above the first row, 'Valori nutrizionali 100 g'. */
function isOnlyBasis(clean: string, { builder }: TextState): boolean {
  if (onlyPieces.test(clean) && builder.rowCount === 0) return true;
  if (alone.test(clean)) return true;
  const lead = named.exec(clean);
  return lead !== null && readHeading(groupOf(lead, 1))?.hasBasis === false;
}

/** 'x 100 g', 'g 100', '30 g in 250 ml di acqua' */
const alone =
  /^(?:(?:x|in|su|ogni) \d[\d., ]*(?:g|gr|ml)|gr? \d[\d.,]*|\d[\d., ]*gr? in \d+ ?ml(?: di acqua)?)$/i;
const named = /^([a-zà-ù' ]+?) \(?\d[\d., ]*(?:g|gr|ml)\)?$/i;
const onlyPieces =
  /^(?:\d{1,2}|1\/2|½|una?|due|tre|quattro|mezz[ao]) [a-zà-ù]+(?: ?\(\d[\d.,]* ?(?:m?g|ml)\))?$/i;

/** A pair that is no part of a heading ('Porzione: 30 g'): a nutrient, or an amount of one. */
const isRow = (token: Pair): boolean => {
  const name = cellText(token.name);
  // 'Per dose 2 compresse (2,4 g)'
  if (onlyPieces.test(name) && readHeading(name)?.hasBasis === true) return false;
  if (readName(name).key !== undefined) return true;
  return (
    servingSize(token.name, token.value) === null &&
    /\d\s*(?:m?g|mcg|[uµμ]g|k?cal|kj|u\.?i|%|ufc|f(?:cc|ip)\b|[a-z]{0,3}ut?\b)/i.test(
      cellText(token.value),
    ) &&
    !/^\W*(?:valori|per|porzione|dose|informazioni|(?:in|su|[mµ]?g|gr)\W*$)/i.test(name)
  );
};

/** 'Per 100 g  Per dose (30 g)': the headings of several columns in one line. */
const isSeveralBases = (clean: string): boolean =>
  (withoutTranslation(clean).match(/\bper\b/gi)?.length ?? 0) > 1;
