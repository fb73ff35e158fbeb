import { basisTails } from '../../../lexicon/bases.ts';
import { pattern } from '../../../lexicon/patterns.ts';
import { namesTable, valueHeadings } from '../../../lexicon/vocabulary.ts';
import {
  Line,
  type LineContext,
  type LineFact,
  type LineForm,
  changed,
  contextAfter,
  isBelowHeading,
  maxFact,
} from '../Line.ts';
import { gapCells } from '../columnValues.ts';
import { pairs } from './pairs.ts';
import { isBasisFirst } from './valuesFirst.ts';
import {
  flavourLine,
  isEnergyAlone,
  setHeading,
  setHeadings,
  setReference,
  stackHeading,
  startFlavour,
} from '../headings.ts';
import { isNote, servingSize } from '../pack.ts';
import { pairsOf } from '../pairNames.ts';
import { readHeadLine, withoutTranslation } from '../../values/headLines.ts';
import { type Heading, readHeading } from '../../values/headings.ts';
import { readName } from '../../values/names.ts';
import type { PairToken } from '../../values/tokens.ts';
import { groupOf, hasDigit, isLetter } from '../../../text/chars.ts';
import { fold } from '../../../text/fold.ts';
import { withoutEnding } from '../../../text/pieces.ts';
import { Cell, cellText, trimmedCell } from '../../../text/source.ts';
import { trimmedAround, trimmedStart } from '../../../text/trim.ts';

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
  if (line.tokens.some(isEnergyAlone) || isBasisFirst(line, context)) return null;
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

const amountInRow = pattern(
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
    amountInRow.test(cellText(token.value)) &&
    !headingName.test(name)
  );
};

/** 'Per 100 g  Per dose (30 g)': the headings of several columns in one line. */
function isSeveralBases(clean: string): boolean {
  const lower = clean.toLowerCase();
  if (lower.indexOf('per') === lower.lastIndexOf('per')) return false;
  return (
    fold(withoutTranslation(clean))
      .split(' ')
      .filter((word) => word === 'per').length > 1
  );
}

/** The headings of several columns on one line. */
export const columnHeadings: LineForm = {
  name: 'headings of columns',
  example: 'Nutrienti   100 g   Dose (30 g)   %VNR',
  match({ text }, context) {
    const heads = readHeadLine(text);
    if (!heads) return null;
    return [...setHeadings(context, heads), { kind: 'headings', count: heads.values.length }];
  },
};

const measure = pattern('^{HUNDRED}$|^\\d{1,3}(?:[.,]\\d)? ?{MEASURE}$');

/** Whether a name above would be a title, and no nutrient whose values these are. */
function isBelowName({ pending }: LineContext): boolean {
  const title = pending
    ? readHeading(withoutEnding(cellText(pending.name), [' per', ' Per']))
    : null;
  return pending !== undefined && title?.hasBasis !== false;
}

/** Measures on lines of their own, or beside each other, above the first row: the headings of columns. */
export const measureHeading: LineForm = {
  name: 'measure as heading',
  example: 'Valori nutrizionali\n100 g',
  match({ cell, clean, text }, context) {
    if (context.table.rowCount > 0) return null;
    const isOne = measure.test(clean);
    const heads = isOne ? null : readHeadLine(text);
    const [first] = heads ? gapCells(cell) : [];
    const isSeveral = first !== undefined && measure.test(cellText(first));
    if ((!isOne && !isSeveral) || isBelowName(context)) return null;
    if (!isOne) {
      return (
        heads && [...setHeadings(context, heads), { kind: 'headings', count: heads.values.length }]
      );
    }
    const heading = readHeading(clean);
    return heading && stackHeading(context, heading, clean);
  },
};

/** Most headings are read with their rows: the scan of their line finds the same basis. */
function isRead(line: Line, lead: Line): boolean {
  const whole = readHeading(lead.clean);
  if (whole?.role !== 'value' || !whole.hasBasis) return true;
  const [basis, ...others] = line.tokens.filter(
    (token) => token.kind === 'basis' && token.cell.start < lead.cell.end,
  );
  if (basis?.kind !== 'basis') return false;
  const { kind, amount, unit } = whole.column;
  const found = basis.heading.column;
  // 'Quantità per 1 softgel / 3 softgel'
  if (others.length > 0) return lead.text.includes('/');
  return found.kind === kind && found.amount === amount && found.unit === unit;
}

/** A heading that could be on a line of its own, and its rows behind a colon. */
export const headingBefore: LineForm = {
  name: 'heading before its rows',
  example: 'Per 1-2 compresse: Zinco 5 mg, Rame 1 mg',
  match(line, context) {
    const { cell, text } = line;
    const colon = text.slice(0, maxFact).indexOf(':');
    if (colon < 0 || !isLetter(trimmedStart(text.slice(colon + 1), '').charAt(0))) return null;
    const lead = new Line(new Cell(cell.source, cell.start, cell.start + colon));
    if (isRead(line, lead) || line.servings !== undefined) return null;
    const heading = singleHeading.match(lead, context);
    if (!heading) return null;
    const rows = new Line(trimmedCell(cell.source, cell.start + colon + 1, cell.end));
    const found = pairs.match(rows, contextAfter(context, heading)) ?? [];
    return found.some(({ kind }) => kind === 'row') ? [...heading, ...found] : null;
  },
};

/** The size of a serving in brackets, under the headings of several columns. */
export const servingBelow: LineForm = {
  name: 'serving below its heading',
  example: 'per 100 g   per porzione\n(33 g)',
  match({ text }, { heads, table }) {
    if (!text.startsWith('(') || !heads || table.rowCount > 0) return null;
    const heading = readHeading(text);
    return heading?.hasBasis === true ? [{ kind: 'servingSize', heading }] : null;
  },
};

/** A footnote that says what the values are of, above them or below. */
export const basisInNote: LineForm = {
  name: 'basis in a note',
  example: 'Proteine: 4,8 g\n*Valori medi per 100 g di prodotto',
  match({ text, isShort }, { table, heading: known }) {
    if (!isShort || !isNote(text)) return null;
    const label = trimmedStart(text, '*¹²³†‡ ');
    const heading = readHeading(label);
    if (heading?.role !== 'value' || !heading.hasBasis) return null;
    // '² 1 stick = 8 g'
    if (!heading.sure && !label.includes('=')) return null;
    const facts: LineFact[] = [{ kind: 'note', text }];
    // '*porzione: 30 g' below the rows
    const { kind, amount } = heading.column;
    if (kind === 'serving' && amount !== undefined && table.rowCount > 0)
      facts.push({ kind: 'servingSize', heading });
    if (known?.hasBasis === true) return facts;
    const isAbove = table.rowCount === 0;
    return [...facts, isAbove ? setHeading(heading, label) : { kind: 'onlyColumn', heading }];
  },
};

/** Between a flavour and the basis of its table. */
const separators = [' - ', ' – ', ' — ', ' (', ': '];

/** 'Gusto cacao - valori per 100 g', 'Gusto cacao (per dose 30 g)' */
function withBasis(text: string, context: LineContext): readonly LineFact[] | null {
  const at = Math.max(...separators.map((separator) => text.lastIndexOf(separator)));
  const name = text.slice(0, Math.max(at, 0));
  if (!flavourLine.test(name)) return null;
  const printed = trimmedAround(text.slice(at), ' -–—():');
  const heading = readHeading(printed);
  // 'Gusto cacao - 500 g' is a pack.
  if (heading?.role !== 'value' || !heading.hasBasis || !heading.sure) return null;
  const facts = startFlavour(context, name);
  return [...facts, ...stackHeading(contextAfter(context, facts), heading, printed)];
}

/** The flavour whose table follows. */
export const flavour: LineForm = {
  name: 'flavour',
  example: 'Gusto: vaniglia',
  match({ clean }, context) {
    if (flavourLine.test(clean)) return startFlavour(context, clean);
    return withBasis(clean, context);
  },
};
