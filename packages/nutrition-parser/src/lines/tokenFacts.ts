import { trimmedEnd } from '../text/trim.ts';
import { pattern } from '../lexicon/patterns.ts';
import { maxColumns } from '../limits.ts';
import { namesTable } from '../lexicon/vocabulary.ts';
import type { ColumnRef } from '../build/facts.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import type { BasisToken, PairToken, Token } from '../lexer/lineTokens.ts';
import { readCell } from '../lexer/readCell.ts';
import { nameOfCell, type NameReading } from '../lexer/readName.ts';
import { cellText, type Cell } from '../text/source.ts';
import { assignValues } from './assignValues.ts';
import { changed, contextAfter, type LineContext, type LineFact } from './context.ts';
import { energyAloneFacts, onlyEnergyUnit } from './energyAlone.ts';
import { setHeading } from './headingFacts.ts';
import { packFacts, servingSize } from './packFacts.ts';
import { nameOf } from './pairName.ts';

/** The rows and bases of the tokens of a line, of which so many are pairs. */
export function tokenFacts(
  tokens: readonly Token[],
  context: LineContext,
  pairs: number,
): LineFact[] {
  const facts: LineFact[] = [];
  let current = context;
  // Whether the next basis begins anew, or adds a column to the one before it.
  let isFresh = true;
  for (const token of tokens) {
    const found =
      token.kind === 'basis'
        ? basisFacts(token, current, isFresh)
        : factsOf(token, current, { pairs, tokens: tokens.length });
    if (token.kind === 'basis' || token.kind === 'pair') isFresh = token.kind === 'pair';
    facts.push(...found);
    current = contextAfter(current, found);
  }
  return facts;
}

function basisFacts(
  { heading }: BasisToken,
  { active }: LineContext,
  isFresh: boolean,
): LineFact[] {
  const kept = isFresh ? [] : active;
  // 'Dose: 3 capsule; contenuto per dose: …'
  if (isSizedAbove(kept.at(-1), heading)) return [];
  const next = kept.length < maxColumns ? [...kept, heading] : kept;
  return [
    changed({ active: next, heading, profile: undefined }),
    { kind: 'column', heading },
    { kind: 'headings', count: 1 },
  ];
}

/** Whether a serving without a size is the one before it, which has one. */
const isSizedAbove = (above: ColumnRef | undefined, { column }: Heading): boolean =>
  above?.column.kind === 'serving' &&
  above.column.amount !== undefined &&
  column.kind === 'serving' &&
  column.amount === undefined;

/** How many tokens a line has, and how many of them are pairs. */
type Size = { readonly pairs: number; readonly tokens: number };

const onlyReference = pattern('^\\W*(?:%\\s*)?{VNR}\\b\\W*$');

function factsOf(
  token: Exclude<Token, BasisToken>,
  context: LineContext,
  size: Size,
): readonly LineFact[] {
  if (token.kind === 'value') return energyAloneFacts(token.value, context);
  if (token.kind === 'pair') return pairFacts(token, context, size);
  const label = cellText(token.cell);
  return onlyReference.test(label) ? [{ kind: 'reference', label }] : [];
}

/** 'e' before a name goes on with what is before it. */
const joints = ['e ', 'ed '];

const referenceBefore = pattern('^(?:% ?)?{VNR}(?: ?%)?\\**(?=\\s*$)');

/** What is in the printed name of a pair before the name itself: '%VNR', a basis and a colon. */
function leadFacts({ name: printed }: PairToken, name: Cell, { active }: LineContext): LineFact[] {
  const before = printed.text.slice(0, name.start - printed.start);
  // 'Componente per dose %VNR Vitamina C 80 mg 100%'
  const label = referenceBefore.exec(before)?.[0].trim();
  const facts: LineFact[] = label === undefined ? [] : [{ kind: 'reference', label }];
  // 'Apporto (4 capsule): Glucosamina 1500 mg'
  const lead = before.trimEnd();
  const basis = lead.endsWith(':') ? lead.slice(0, -1) : '';
  const heading = basis === '' ? null : readHeading(basis);
  return heading?.role === 'value' && heading.hasBasis && !isSizedAbove(active.at(-1), heading)
    ? [...facts, setHeading(heading, basis)]
    : facts;
}

/** What a pair says that is no row: of the pack, or 'Valori nutrizionali (100 g): …'. */
function headingFacts(name: Cell, value: Cell): LineFact[] | null {
  const pack = packFacts(name, value);
  if (pack) {
    const size = servingSize(name, value);
    return size ? [...pack, setHeading(size, cellText(name))] : [...pack];
  }
  const printed = trimmedEnd(cellText(value), '):');
  const basis = namesTable(nameOfCell(name).folded) ? readHeading(printed) : null;
  return basis?.hasBasis ? [setHeading(basis, printed)] : null;
}

/** Whether more values of a row may come: energy, or a row of which only the reference is printed. */
function isOpen({ energy }: NameReading, value: Cell): boolean {
  if (energy) return true;
  const { amounts, percent } = readCell(value, false);
  return amounts.length === 0 && percent !== null;
}

function pairFacts(token: PairToken, context: LineContext, size: Size): LineFact[] {
  const name = nameOf(token, size.pairs, size.tokens);
  if (!name) return [];
  const lead = leadFacts(token, name, context);
  const heading = headingFacts(name, token.value);
  if (heading) return [...lead, ...heading];
  const current = contextAfter(context, lead);
  const { pending, active } = current;
  const printedUnit = onlyEnergyUnit.exec(cellText(name))?.[1];
  if (printedUnit !== undefined && pending && active.length === 1) {
    // 'Energia (kcal) 357, (kJ) 1500'
    const unit = printedUnit.toLowerCase() === 'kj' ? 'kJ' : 'kcal';
    const cells = [token.value];
    return [...lead, { kind: 'row', name: pending.name, columns: active, cells, unit }];
  }
  const read = nameOfCell(name);
  // 'di cui rosavine 9 mg e salidroside 3 mg'
  const sub =
    read.sub ||
    (current.sub && joints.some((joint) => cellText(token.name).toLowerCase().startsWith(joint)));
  const change = changed({
    sub,
    pending: isOpen(read, token.value) ? { name, values: [] } : undefined,
  });
  const rows = assignValues(name, token.value, contextAfter(current, [change]));
  return [...lead, change, ...rows];
}
