import { groupOf } from '../text/chars.ts';
import { fold } from '../text/fold.ts';
import { Cell, cellText, trimmedCell } from '../text/source.ts';
import { readFact, servingSize, servingsInLine } from './packFacts.ts';
import { readHeading } from '../lexer/heading.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { nameHeadings } from '../lexicon/vocabulary.ts';
import { assignValues, readGapRow } from './assignValues.ts';
import { onlyEnergyUnit, readEnergyAlone } from './energyAlone.ts';
import { readHeadLine } from './headLine.ts';
import {
  isUnderHeading,
  leadWithBasis,
  readBehindBasis,
  readEqual,
  readLeadBasis,
} from './leadBasis.ts';
import { isNutrient, isPackSize, isPair } from './linePairs.ts';
import { isNote, noteStart } from './notes.ts';
import { readOwnBases } from './ownBases.ts';
import { nameOf } from './pairName.ts';
import { readPlainLine } from './plainLine.ts';
import { readLoose } from './readLoose.ts';
import { readProse } from './readProse.ts';
import { readWholeHeading, type Pair } from './readWholeHeading.ts';
import type { Token } from '../lexer/lineTokens.ts';
import { scanLine } from '../lexer/scanLine.ts';
import {
  activeColumns,
  flavourLine,
  setHeading,
  setHeadings,
  spreadHeadings,
  startFlavour,
  waitFor,
  type TextState,
} from './context.ts';

/** A line that tells how many servings a pack holds says little else. */
const longestFact = 60;

/** Reads a line that is no row of a table: a row, several, a heading, a note, or nothing known. */
export function readLine(printed: Cell, state: TextState): void {
  state.counts.lines++;
  if (readPlainLine(printed, state)) return;
  const line = withoutNote(printed, state);
  const text = cellText(line);
  if (readEqual(line, text, state)) return;
  if (text.length < longestFact + 20 && readLoose(line, text, state)) return;
  if (readProse(line, text, state) || readGapRow(line, state)) return;
  if (text.startsWith('(') && state.heads && state.builder.rowCount === 0) {
    // 'per 100 g   per porzione' and under it '(33 g)'
    const size = readHeading(text);
    if (size?.hasBasis) {
      state.builder.columns.nameServing(size);
      return;
    }
  }
  const heads = readHeadLine(text);
  if (heads) {
    state.counts.headings += heads.values.length;
    setHeadings(state, heads);
    return;
  }
  const tokens = scanLine(line.source, line.start, line.end);
  if (isPlainRow(tokens, state)) {
    const [token] = tokens;
    if (token) readToken(token, state, true, 1, tokens);
    return;
  }
  if (isNote(text)) {
    state.builder.notes.push(text);
    return;
  }
  const clean = text.replace(/^[\s*#_•-]+|[\s*_:]+$/g, '');
  if (flavourLine.test(clean)) {
    startFlavour(state, clean);
    return;
  }
  const pairs = tokens.filter((token): token is Pair => isPair(token, state));
  const isShort = clean.length < longestFact;
  const servings = isShort ? servingsInLine(clean) : servingsAtStart(clean);
  if (servings !== undefined) {
    state.builder.servingsPerPack ??= servings;
    if (isShort && !pairs.some(isNutrient)) {
      nameServing(tokens, state);
      return;
    }
  }
  if (readWholeHeading(clean, pairs, state)) return;
  if (pairs.length === 0 && !tokens.some((token) => token.kind === 'basis')) {
    if (readUnread(line, state)) return;
    readRest(clean, state);
    const whole = joinedName(line, state);
    waitFor(whole ?? line, state);
    state.pending = { name: whole ?? line, values: [] };
    return;
  }
  const [lead] = tokens;
  if (lead?.kind === 'basis' && readBehindBasis(lead.heading, lead.cell.end, line, state)) return;
  const hasFacts = pairs.some(({ name }) => nameOfCell(name).isFact);
  const left = readOwnBases(
    hasFacts ? tokens.filter((token) => !isPackSize(token)) : tokens,
    state,
  );
  leadWithBasis(left, state);
  let fresh = true;
  for (const token of left) fresh = readToken(token, state, fresh, pairs.length, left);
}

/** 'Porzione: 30 g - Porzioni per confezione: 30' */
function nameServing(tokens: readonly Token[], state: TextState): void {
  const size = tokens.find((token) => token.kind === 'basis');
  if (size?.heading.column.amount === undefined) return;
  state.builder.columns.nameServing(size.heading);
  setHeading(state, size.heading, cellText(size.cell));
}

/** 'Porzione 30g Porzioni per confezione 33 Energia …': told before the rows of the same line. */
const servingsAtStart = (line: string): number | undefined => servingsInLine(line.slice(0, 120));

/** A line without the legend that closes it ('… 100%. *VNR: valori nutritivi di riferimento'). */
function withoutNote(line: Cell, state: TextState): Cell {
  const text = cellText(line);
  const at = text.length > longestNoted || isNote(text) ? -1 : noteStart(text);
  if (at <= 0) return line;
  // Another section may follow on the same line.
  state.builder.notes.push(text.slice(at).replace(nextSection, '').trim());
  return trimmedCell(line.source, line.start, line.start + at);
}

const nextSection = /(?<=\.)\s+[A-ZÀ-Ý][a-zà-ù]+(?: [a-zà-ù’']+){0,3}:.*$/;

/** Longer lines are no line of a label. */
const longestNoted = 10_000;

/** 'di cui acidi grassi' and under it 'saturi': a name that its column broke. */
function joinedName({ source, end }: Cell, { pending }: TextState): Cell | null {
  if (!pending || pending.values.length > 0 || pending.name.source !== source) return null;
  const name = new Cell(source, pending.name.start, end);
  if (name.text.length > longestFact || nameOfCell(pending.name).key !== undefined) return null;
  return nameOfCell(name).key === undefined ? null : name;
}

/** Longer texts behind a nutrient's colon are prose. */
const longestUnread = 22;

/**
 * 'Grassi: abc', 'Fibre n.d.': a nutrient without an amount keeps its row, and what cannot be read
 * is told.
 */
function readUnread(line: Cell, state: TextState): boolean {
  const { text } = line.source;
  // In the line alone: a text without any colon would be searched to its end for each.
  const colon = line.start + cellText(line).indexOf(':');
  const isMarked = colon >= line.start && colon < line.end - 1 && line.end - colon <= longestUnread;
  const blank = isMarked ? null : blanksAtEnd.exec(cellText(line));
  if (!isMarked && !blank) return false;
  // 'Fibre n.d. n.d.' under two headings: one for each.
  if (blank && blank[0].length > groupOf(blank, 1).length) spreadHeadings(state);
  const stop = blank ? line.start + blank.index : colon;
  const name = trimmedCell(line.source, line.start, stop);
  if (nameOfCell(name).key === undefined) return false;
  const value = blank
    ? trimmedCell(line.source, stop, stop + groupOf(blank, 1).length)
    : trimmedCell(line.source, stop + 1, line.end);
  if (isMarked && (value.end === value.start || text.charCodeAt(value.end - 1) === 46))
    return false;
  state.builder.row(name, activeColumns(state), [value]);
  return true;
}

/** One sign or more for 'not declared', behind a name. */
const blanksAtEnd = /( +(?:[-–—]|n\.?[da]\.?|n\/[da]))(?: +(?:[-–—]|n\.?[da]\.?|n\/[da]))*$/i;

/** The usual line: one known nutrient with its value. */
function isPlainRow(tokens: readonly Token[], state: TextState): boolean {
  const [token] = tokens;
  if (token?.kind !== 'pair' || tokens.length > 1 || !isUnderHeading(state)) return false;
  return nameOfCell(token.name).key !== undefined;
}

function readRest(clean: string, state: TextState): void {
  const { builder } = state;
  const folded = fold(clean);
  if (folded === '') return;
  if (builder.rowCount === 0 && builder.title === undefined && clean.length < 80)
    builder.title = clean;
  else if (/am{1,2}ino/.test(folded) && clean.length < 80) state.profile = clean;
  else if (clean.length < 80 && !/[.,]/.test(clean)) state.profile = undefined;
}

/** 'e' before a name goes on with what stands before it. */
const joined = /^ed? /i;

const referenceBefore = /^(?:% ?)?(?:vnr|nrv|rda)(?: ?%)?\**(?=\s*$)/i;

/** Reads one token; gives back whether the next basis adds a column or begins anew. */
function readToken(
  token: Token,
  state: TextState,
  fresh: boolean,
  pairs: number,
  tokens: Token[],
): boolean {
  const { builder, counts } = state;
  if (token.kind === 'basis') {
    if (fresh) state.active = [];
    state.heading = token.heading;
    state.profile = undefined;
    state.active.push(builder.column(token.heading));
    counts.headings++;
    return false;
  }
  if (token.kind === 'value') {
    readEnergyAlone(token.value, state);
    return fresh;
  }
  if (token.kind === 'rest') {
    const text = cellText(token.cell);
    if (/^\W*(?:%\s*)?(?:vnr|nrv|rda)\b\W*$/i.test(text)) builder.columns.reference(text, 0);
    return fresh;
  }
  const name = nameOf(token, pairs, tokens);
  if (!name) return true;
  // 'Componente per dose %VNR Vitamina C 80 mg 100%'
  const lead = referenceBefore.exec(token.name.text.slice(0, name.start - token.name.start));
  if (lead) builder.columns.reference(lead[0].trim(), 0);
  readLeadBasis(token.name, name, state);
  const read = nameOfCell(name);
  if (readFact(name, token.value, builder)) {
    const size = servingSize(name, token.value);
    if (size) setHeading(state, size, cellText(name));
    return true;
  }
  // 'Valori nutrizionali (100 g): energia …'
  const printed = cellText(token.value).replace(/[\s):]+$/, '');
  const basis = nameHeadings.has(read.folded) ? readHeading(printed) : null;
  if (basis?.hasBasis) {
    setHeading(state, basis, printed);
    return true;
  }
  counts.pairs++;
  if (token.marked) counts.marked++;
  const unit = onlyEnergyUnit.exec(cellText(name))?.[1];
  if (unit !== undefined && state.pending && state.active.length === 1) {
    // 'Energia (kcal) 357, (kJ) 1500'
    const facts = { unit: unit.toLowerCase() === 'kj' ? 'kJ' : 'kcal' };
    builder.row(state.pending.name, state.active, [token.value], facts);
    return true;
  }
  // 'di cui rosavine 9 mg e salidroside 3 mg'
  state.sub = read.sub || (state.sub && joined.test(cellText(token.name)));
  assignValues(name, token.value, state);
  state.pending = read.energy ? { name, values: [] } : undefined;
  return true;
}
