import { pattern } from '../../lexicon/patterns.ts';
import {
  type LineContext,
  type LineFact,
  activated,
  activeColumns,
  changed,
  contextAfter,
  isBelowHeading,
  spreadColumns,
} from './Line.ts';
import type { HeadLine } from '../values/headLines.ts';
import type { Heading } from '../values/headings.ts';
import type { Token } from '../values/tokens.ts';
import { type Cell, cellText, trimmedCell } from '../../text/source.ts';
import { trimmedEnd } from '../../text/trim.ts';

/** The column of percentages below 'Profilo aminoacidico'. */
export const profileHeading = (label: string): Heading => ({
  role: 'value',
  column: { kind: 'other', label },
  hasBasis: true,
  sure: true,
  maybeNrv: false,
});

/** 'g/100 g' below 'Aminogramma': shares of the protein, not of the product. */
export const ofProtein = (heading: Heading): Heading =>
  heading.column.kind === 'per100g' && heading.unit !== undefined
    ? { ...heading, column: { ...heading.column, kind: 'other' } }
    : heading;

/** Goes on under a heading: its basis is that of the values below. */
export function setHeading(heading: Heading, label: string): LineFact {
  // 'Profilo aminoacidico': percentages below it have a column of their own, amounts do not.
  if (heading.column.kind === 'other' && !heading.hasBasis)
    return changed({ profile: profileHeading(label) });
  const change = { profile: undefined, heading, heads: undefined, referenced: false };
  // The column is made for its first value: a heading that another follows at once names none.
  return changed(heading.hasBasis ? { ...change, active: [] } : change);
}

/** Goes on under the headings of several columns. */
export function setHeadings(context: LineContext, heads: HeadLine): LineFact[] {
  const { values, reference } = heads;
  const change = changed({
    heads,
    profile: undefined,
    stack: [],
    heading: values.at(-1) ?? null,
    active: values,
  });
  const columns = values.map((heading): LineFact => ({ kind: 'column', heading }));
  const after = contextAfter(context, [change]);
  return [change, ...columns, ...setReference(after, reference)];
}

/** What follows has reference percentages beside its values, where a heading says so. */
export function setReference(context: LineContext, label: string | undefined): LineFact[] {
  if (label === undefined) return [changed({ referenced: false })];
  // The columns of values come first.
  const columns = spreadColumns(context);
  return [
    changed({ referenced: true }),
    ...activated(context, columns),
    ...columns.map((heading): LineFact => ({ kind: 'column', heading })),
    { kind: 'reference', label },
  ];
}

/** Goes on with the table of another flavour ('Gusto vaniglia'), under the same headings. */
export function startFlavour(context: LineContext, name: string): LineFact[] {
  const { table, heads } = context;
  const facts: LineFact[] = [{ kind: 'flavour', name }];
  if (table.rowCount === 0) facts.push({ kind: 'title', text: name });
  else if (table.title !== undefined && flavourLine.test(table.title))
    facts.push({ kind: 'untitled', text: table.title });
  facts.push(changed({ stack: [], pending: undefined }));
  if (!heads) return [...facts, changed({ active: [] })];
  return [...facts, ...setHeadings(contextAfter(context, facts), heads)];
}

/** 'Gusto cacao', 'Gusto: vaniglia' on a line of its own. */
export const flavourLine = /^(?:gusto|variante|flavou?r)\b[ :]+[a-zà-ù][^\d:|;.]{1,40}$/i;

/** Tables of labels have fewer columns of values. */
const maxStack = 12;

const isSized = ({ column }: Heading): boolean =>
  column.kind === 'serving' && column.amount !== undefined;

const isOpenServing = ({ column }: Heading): boolean =>
  column.kind === 'serving' && column.amount === undefined;

/** 'Per dose giornaliera' and under it '(2 capsule)' are one heading. */
function joinedHeading(above: Heading, heading: Heading): Heading {
  const label = [above.column.label, heading.column.label].filter(Boolean).join(' ');
  return { ...heading, column: { ...heading.column, label } };
}

/**
 * Goes on under a heading on a line of its own. Several under each other are those of columns whose
 * values are on one line, or under each other too.
 */
export function stackHeading(context: LineContext, heading: Heading, label: string): LineFact[] {
  const stack = isBelowHeading(context) ? context.stack : [];
  const above = stack.at(-1);
  const isJoined = above !== undefined && isOpenServing(above) && isSized(heading);
  const own = context.profile ? ofProtein(heading) : heading;
  const next = isJoined ? joinedHeading(above, heading) : own;
  const kept = isJoined ? stack.slice(0, -1) : stack;
  const isStacked = next.hasBasis && kept.length < maxStack;
  return [
    changed({
      stack: isStacked ? [...kept, next] : kept,
      rowsBefore: context.table.rowCount,
    }),
    setHeading(next, label),
  ];
}

/** A name that is '(kJ)' or 'kcal' and no more. */
export const onlyEnergyUnit = pattern('^[\\s;,]*\\(?({KILO})\\)?[\\s:]*$');
const energyAlone = pattern('^{NUMBER} ?(?={KILO}(?:$|[\\s,;/(–-]+{NUMBER} ?{KILO}\\)?$))');

const trimmedValue = (value: Cell): string => trimmedEnd(cellText(value), '–;,./|·•-');

/** Whether a token is energy that no name is before. */
export const isEnergyAlone = (token: Token): boolean =>
  token.kind === 'value' && energyAlone.test(trimmedValue(token.value));

/** The unit of energy that is a value by itself, which stands for its name; null for any other. */
export function unitOfEnergy(value: Cell): Cell | null {
  const amount = energyAlone.exec(trimmedValue(value));
  if (!amount) return null;
  const { source, start } = value;
  const unitAt = start + amount[0].length;
  const isKj = source.text.charAt(unitAt + 1).toLowerCase() === 'j';
  return trimmedCell(source, unitAt, unitAt + (isKj ? 2 : 4));
}

/** 'Ogni 100 g: 370 kcal, …': energy that is named by its unit alone. */
export function energyAloneFacts(value: Cell, context: LineContext): readonly LineFact[] {
  const name = unitOfEnergy(value);
  if (!name) return [];
  const columns = activeColumns(context);
  return [...activated(context, columns), { kind: 'row', name, columns, cells: [value] }];
}
