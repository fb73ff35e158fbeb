import { pattern } from '../../lexicon/patterns.ts';
import { basisTails } from '../../lexicon/bases.ts';
import { namesTable, valueHeadings } from '../../lexicon/vocabulary.ts';
import { groupOf, hasDigit } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { cellText } from '../../text/source.ts';
import { withoutTranslation } from '../../lexer/headLine.ts';
import { readHeading, type Heading } from '../../lexer/heading.ts';
import type { PairToken } from '../../lexer/lineTokens.ts';
import { readName } from '../../lexer/readName.ts';
import { basisFirst } from './basisFirst.ts';
import { isEnergyAlone } from '../energyAlone.ts';
import { changed, isBelowHeading, type LineContext, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { setHeading, setReference, stackHeading } from '../headingFacts.ts';
import type { Line } from '../Line.ts';
import { pairsOf } from '../linePairs.ts';
import { servingSize } from '../packFacts.ts';

/** 'Dose giornaliera: 3 compresse' says what 'per dose' means further down. */
const sizeOfServing = pattern('^{DOSE}\\b[^:=\\d]*[:=]');

/** The heading that a line is; null for any other line. */
function wholeHeading(line: Line, context: LineContext): Heading | null {
  const { clean } = line;
  const whole = readHeading(clean);
  if (whole?.role !== 'value') return null;
  const isBelow = clean.startsWith('(') ? isBelowHeading(context) : isOnlyBasis(clean, context);
  // '(2 capsule)' under 'Per dose', '1 capsula' above the first row.
  const isSize = whole.hasBasis && isBelow;
  if (!(whole.sure || isSize) || isSeveralBases(clean)) return null;
  const isOther = whole.column.kind === 'other';
  // 'Valori per 100 g: 169 kcal', 'Per bustina: 5 mld UFC di Lactobacillus casei'
  if (line.tokens.some(isEnergyAlone) || basisFirst.match(line, context)) return null;
  const isPiece = whole.hasBasis && (isOnlyPieces(clean) || isTitledPiece(clean));
  const rows =
    !isPiece && pairsOf(line, context).some((pair) => isRow(pair) || (isOther && pair.marked));
  return rows ? null : whole;
}

/** The heading of one column, or of the reference percentages under another. */
export const singleHeading: LineForm = {
  name: 'heading',
  example: 'Valori nutrizionali per 100 g',
  match(line, context) {
    const { clean } = line;
    if (readHeading(clean)?.role === 'nrv' && isBelowHeading(context))
      return setReference(context, clean);
    const heading = wholeHeading(line, context);
    if (!heading) return null;
    const facts: LineFact[] =
      heading.column.kind === 'serving' && sizeOfServing.test(clean)
        ? [{ kind: 'servingSize', heading }, sizeHeading(heading, clean, context)]
        : stackHeading(context, heading, clean);
    return [{ kind: 'headings', count: 1 }, ...facts];
  },
};

/** 'Porzione: 30 g' under 'Per 100 g': of a second column, where rows have two values. */
function sizeHeading(heading: Heading, clean: string, context: LineContext): LineFact {
  const { stack } = context;
  const isSecond =
    isBelowHeading(context) && stack.every(({ column }) => column.kind.startsWith('per100'));
  return isSecond ? changed({ stack: [...stack, heading] }) : setHeading(heading, clean);
}

const isOnlyPieces = (clean: string): boolean =>
  onlyPieces.test(clean) || onlyPieces.test(inBrackets(clean));

/** '(1 bustina = 6 g)' at the end of a line without its brackets; a line without them as it is. */
const inBrackets = (clean: string): string =>
  clean.endsWith(')') && !hasDigit(clean.slice(0, clean.lastIndexOf('(')))
    ? clean.slice(clean.lastIndexOf('(') + 1)
    : clean;

/** 'Componente 1 cap', 'Analisi media 1 cpr da 4,5 g' */
function isTitledPiece(clean: string): boolean {
  const pieces = titledPieces.exec(clean);
  return pieces !== null && namesTable(fold(groupOf(pieces, 1)));
}

/** '1 capsula' above the first row, 'Valori nutrizionali 100 g'. */
function isOnlyBasis(clean: string, { table }: LineContext): boolean {
  if (isOnlyPieces(clean) && table.rowCount === 0) return true;
  if (alone.test(clean)) return true;
  if (isTitledPiece(clean)) return table.rowCount === 0;
  const lead = named.exec(clean);
  return lead !== null && readHeading(groupOf(lead, 1))?.hasBasis === false;
}

const ofProduct = `\\d[\\d., ]*{MEASURE} (?:${basisTails})`;
const ofPieces = '\\d[\\d., ]*{MEASURE} \\(\\d{1,2} {LETTER}+\\)';
/** 'x 100 g', 'g 100', '30 g in 250 ml di acqua', '100 g di prodotto', '10 g (1 misurino)' */
const alone = pattern(
  `^(?:(?:x|in|su|ogni) \\d[\\d., ]*{MEASURE}|gr? {NUMBER}|\\d[\\d., ]*gr? in \\d+ ?ml(?: di acqua)?|${ofProduct}|${ofPieces})$`,
);
const named = pattern("^([a-zà-ù' ]+?) \\(?\\d[\\d., ]*{MEASURE}\\)?$");
const onlyPieces = pattern(
  '^(?:in |x )?(?:\\d{1,2}|1/2|{COUNT}) {LETTER}+(?: [a-z]+[ei])?(?: ?(?:\\(|da |= ?|in )?{NUMBER} ?(?:{MASS}|ml)\\)?(?: di acqua)?)?$',
);

const shareBehind = pattern('(?:^|[\\s(]){MASS} ?/ ?$');

/** 'Componente 1 cap' */
const titledPieces = pattern(
  "^([a-zà-ù' ]+?) +\\(?\\d{1,2} [a-zà-ù]{2,}\\.?\\)?(?: ?(?:\\(|da |= ?){NUMBER} ?(?:{MASS}|ml)\\)?)?$",
);

const amount = pattern(
  '\\d\\s*(?:{UNIT}|u\\.?i|%|f(?:cc|ip)\\b|[a-z]{0,3}ut?\\b)|\\b{COLONIES}\\b',
);
const headingName = pattern('^\\W*(?:{TITLE}|per|{DOSE}|(?:in|su|{MASS})\\W*$|.* per\\W*$)');

/** A pair that is no part of a heading ('Porzione: 30 g'): a nutrient, or an amount of one. */
const isRow = (token: PairToken): boolean => {
  const name = cellText(token.name);
  // 'Per dose 2 compresse (2,4 g)'
  if (onlyPieces.test(name) && readHeading(name)?.hasBasis === true) return false;
  // 'Aminogramma g/100 g'
  if (shareBehind.test(name)) return false;
  if (readName(name).key !== undefined) return true;
  // 'Quantità per porzione: 15 g'
  if (valueHeadings.has(readName(name).folded)) return false;
  return (
    servingSize(token.name, token.value) === null &&
    amount.test(cellText(token.value)) &&
    !headingName.test(name)
  );
};

/** 'Per 100 g  Per dose (30 g)': the headings of several columns in one line. */
const isSeveralBases = (clean: string): boolean =>
  fold(withoutTranslation(clean))
    .split(' ')
    .filter((word) => word === 'per').length > 1;
