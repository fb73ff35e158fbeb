import { macronutrients } from '../../../lexicon/macronutrients.ts';
import type { NutrientKey } from '../../../lexicon/nutrients.ts';
import { pattern } from '../../../lexicon/patterns.ts';
import { namesTable } from '../../../lexicon/vocabulary.ts';
import type { ColumnRef } from '../../facts/facts.ts';
import {
  type Line,
  type LineContext,
  type LineFact,
  type LineForm,
  activated,
  activeColumns,
  changed,
  contextAfter,
  hasBasis,
} from '../Line.ts';
import { assignValues } from '../columnValues.ts';
import { valuesFirstFacts } from './valuesFirst.ts';
import { energyAloneFacts, onlyEnergyUnit, setHeading } from '../headings.ts';
import { ownBases } from '../ownBases.ts';
import { packFacts, servingSize } from '../pack.ts';
import { isDuration, isNutrient, isPackSize, nameOf, pairsOf } from '../pairNames.ts';
import { readCell } from '../../values/cells.ts';
import { type Heading, readHeading } from '../../values/headings.ts';
import { type NameReading, nameOfCell } from '../../values/names.ts';
import { scanLine } from '../../values/scanLine.ts';
import type { BasisToken, PairToken, Token } from '../../values/tokens.ts';
import { groupOf } from '../../../text/chars.ts';
import { maxColumns } from '../../../text/limits.ts';
import { type Cell, cellText, trimmedCell } from '../../../text/source.ts';
import { trimmedEnd } from '../../../text/trim.ts';

/** The rows and bases of the tokens of a line, of which so many are pairs. */
function tokenFacts(tokens: readonly Token[], context: LineContext, pairs: number): LineFact[] {
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

const title = pattern('^\\W*(?:i )?{TITLE}');

/** 'Valori medi' before the basis that closes a line. */
const isTitle = (token: Token): boolean =>
  token.kind === 'rest' && title.test(cellText(token.cell));

/**
 * 'Proteine: 80 g per 100 g': the only basis of the text so far may close the pairs of its line, and
 * other words may follow it.
 */
function basisInFront(tokens: readonly Token[], context: LineContext): readonly Token[] {
  if (hasBasis(context)) return tokens;
  const [first, second] = tokens;
  if (first?.kind === 'pair' && second?.kind === 'basis' && isOnlyBasis(tokens, second))
    return [second, first, ...tokens.slice(2)];
  const end = tokens.findLastIndex(({ kind }) => kind !== 'rest');
  const last = tokens[end];
  if (last?.kind !== 'basis') return tokens;
  const others = tokens.slice(0, end);
  return others.every((token) => token.kind === 'pair' || token.kind === 'value' || isTitle(token))
    ? [last, ...others]
    : tokens;
}

/** 'Spirulina 2 g per 4 compresse di cui: ferro 2 mg': one basis, which no colon follows. */
const isOnlyBasis = (tokens: readonly Token[], { cell }: BasisToken): boolean =>
  tokens.filter(({ kind }) => kind === 'basis').length === 1 &&
  !cell.source.text.slice(cell.end, cell.end + 2).includes(':');

/** Names with their values, bases, and what is neither: any line that has some of them. */
export const pairs: LineForm = {
  name: 'pairs',
  example: 'Per 100 g: Energia 370 kcal, Grassi 5,2 g di cui saturi 1 g, Proteine 80 g',
  match(line, context) {
    const own = pairsOf(line, context);
    const hasFacts = own.some(({ name }) => nameOfCell(name).isFact);
    const tokens = line.tokens.filter(
      (token) => !isDuration(token) && !(hasFacts && isPackSize(token)),
    );
    const { facts, left } = ownBases(tokens, context);
    const after = contextAfter(context, facts);
    return [...facts, ...tokenFacts(basisInFront(left, after), after, own.length)];
  },
};

/** One known nutrient with its value, or one for each column. */
export const singlePair: LineForm = {
  name: 'single pair',
  example: 'Per 100 g  Per dose (30 g)\nProteine 80 g 24 g',
  match({ tokens }, context) {
    const [token] = tokens;
    if (token?.kind !== 'pair' || tokens.length > 1 || !hasBasis(context)) return null;
    return nameOfCell(token.name).key === undefined ? null : tokenFacts(tokens, context, 1);
  },
};

/** The macronutrient of initials; in milligrams 'P' and 'F' are phosphorus and fluoride. */
const initialOf = ({ name, value }: PairToken): NutrientKey | undefined =>
  readCell(value, false).amounts.some(({ unit }) => unit === 'g')
    ? macronutrients.get(nameOfCell(name).folded)
    : undefined;

/** The three macronutrients by initials that alone would be other nutrients, or none. */
export const macroInitials: LineForm = {
  name: 'initials of macronutrients',
  example: 'PRO 24 g / CHO 2 g / FAT 1 g',
  match(line, context) {
    const found = pairsOf(line, context);
    const named = new Set(found.map(initialOf));
    if (!named.has('protein') || !named.has('carbohydrate') || !named.has('fat')) return null;
    const columns = activeColumns(context);
    const rows = found.map((pair): LineFact => {
      const key = initialOf(pair);
      // 'E: 376 kcal': the unit of energy is its name.
      const name = key ? pair.name : (nameOf(pair, found.length, found.length) ?? pair.name);
      return { kind: 'row', name, columns, cells: [pair.value], key };
    });
    return [...activated(context, columns), ...rows];
  },
};

/** 'di cui 4 g saturi', '(4 g saturi)': values before the names of parts, up to a name behind a separator, a bracket or a full stop. */
const partsInText = pattern(
  '(?:di cui |\\()({NUMBER} ?{UNIT}.{1,200}?)(?=[,;.)] (?!\\d)|\\)?\\.?$)',
  'gi',
);
const amountWithUnit = pattern('\\d ?(?:{UNIT}|%|ui\\b)', 'gi');

/** The rows of parts whose values are before their names; null where any of them is no part. */
function partRows(values: Cell, context: LineContext): readonly LineFact[] | null {
  const rows = valuesFirstFacts(values, context);
  const parts = rows?.flatMap((fact) => (fact.kind === 'row' ? nameOfCell(fact.name) : []));
  const amounts = values.text.match(amountWithUnit) ?? [];
  // What is no part of those is read as before: nothing may be lost. '(370 kcal)' is the same energy.
  if (!rows || parts?.length !== amounts.length || parts.some(({ energy }) => energy)) return null;
  return [
    ...rows.map((fact) => (fact.kind === 'row' ? { ...fact, sub: true } : fact)),
    changed({ sub: false, pending: undefined }),
  ];
}

/** Names with their values, and behind some of them the values of their parts, before their names. */
export const partsBehind: LineForm = {
  name: 'parts behind their whole',
  example: 'Omega 3: 1000 mg di cui 500 mg di EPA e 250 mg di DHA',
  match({ cell: { source, start, end }, text }, context) {
    const all: LineFact[] = [];
    let current = context;
    let from = start;
    const add = (facts: readonly LineFact[]): void => {
      all.push(...facts);
      current = contextAfter(current, facts);
    };
    const addPairs = (to: number): void => {
      const tokens = scanLine(source, from, to);
      add(tokenFacts(tokens, current, tokens.filter(({ kind }) => kind === 'pair').length));
    };
    for (const match of text.matchAll(partsInText)) {
      const at = start + match.index;
      const to = at + match[0].length;
      const printed = trimmedEnd(groupOf(match, 1), '). ');
      const valuesAt = to - groupOf(match, 1).length;
      const values = trimmedCell(source, valuesAt, valuesAt + printed.length);
      if (!partRows(values, current)) continue;
      addPairs(from + trimmedEnd(source.text.slice(from, at), ' (,;:').length);
      add(partRows(values, current) ?? []);
      from = to;
    }
    if (all.length === 0) return null;
    addPairs(end);
    return all;
  },
};

/** 'Porzione: 30 g - Porzioni per confezione: 30' */
function sizeFacts({ tokens }: Line): LineFact[] {
  const size = tokens.find((token) => token.kind === 'basis');
  if (size?.heading.column.amount === undefined) return [];
  const { heading } = size;
  return [{ kind: 'servingSize', heading }, setHeading(heading, cellText(size.cell))];
}

/** How many servings a pack holds. */
export const servings: LineForm = {
  name: 'servings of the pack',
  example: 'Porzioni per confezione: 30',
  match(line, context) {
    if (!line.isShort || line.servings === undefined) return null;
    return pairsOf(line, context).some(isNutrient) ? null : sizeFacts(line);
  },
};
