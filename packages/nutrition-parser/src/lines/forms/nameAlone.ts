import { hasAny } from '../../text/chars.ts';
import { fold } from '../../text/fold.ts';
import { headings } from '../../text/sectionNames.ts';
import { Cell } from '../../text/source.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { changed, type LineContext, type LineFact } from '../context.ts';
import type { LineForm } from '../form.ts';
import { isEnergyAlone } from '../energyAlone.ts';
import { profileHeading } from '../headingFacts.ts';
import { maxFact, type Line } from '../Line.ts';
import { holdsNoPair } from '../linePairs.ts';

/** Longer lines are no titles. */
const maxTitle = 80;
/** 'Può contenere tracce di soia' above a table, 'di prodotto' behind a broken 'per 100 g' */
const statement = /^(?:(?:puo contenere|may contain) |di prodotto$)/;

/** Sections whose headings are no titles of a table. */
const noTitles: ReadonlySet<string | undefined> = new Set(['usage', 'warnings', 'tip']);

/** Names that may wait for their values below them. */
const maxNames = 64;

/** 'di cui acidi grassi' and under it 'saturi': a name that its column broke. */
function joinedName({ cell }: Line, { pending }: LineContext): Cell | null {
  const { source, end } = cell;
  if (!pending || pending.values.length > 0 || pending.name.source !== source) return null;
  const name = new Cell(source, pending.name.start, end);
  if (name.text.length > maxFact || nameOfCell(pending.name).key !== undefined) return null;
  return nameOfCell(name).key === undefined ? null : name;
}

/** A nutrient under others whose values are still to come. */
function waitingWith(name: Cell, { waiting, pending }: LineContext): LineContext['waiting'] {
  if (nameOfCell(name).key === undefined) return { names: [], values: 0 };
  const goesOn = waiting.values === 0 && pending?.values.length === 0;
  const names = goesOn ? waiting.names : [];
  return { names: names.length < maxNames ? [...names, name] : names, values: 0 };
}

/** Above the first row a title, between rows what the percentages below are of. */
function titleFacts({ clean }: Line, { table }: LineContext): LineFact[] {
  const folded = fold(clean);
  if (folded === '' || clean.length >= maxTitle || statement.test(folded)) return [];
  if (noTitles.has(headings.get(folded))) return [];
  if (table.rowCount === 0 && table.title === undefined) return [{ kind: 'title', text: clean }];
  if (hasAny(folded, ['amino', 'ammino'])) return [changed({ profile: profileHeading(clean) })];
  return hasAny(clean, ['.', ',']) ? [] : [changed({ profile: undefined })];
}

/** Words without a value: a title, or a name whose value is on the next line. */
export const nameAlone: LineForm = {
  name: 'name or title alone',
  example: 'Proteine',
  match(line, context) {
    if (!holdsNoPair(line, context)) return null;
    // '707 kJ / 169 kcal'
    if (line.tokens.some(isEnergyAlone)) return null;
    const name = joinedName(line, context) ?? line.cell;
    return [
      ...titleFacts(line, context),
      changed({ waiting: waitingWith(name, context), pending: { name, values: [] } }),
    ];
  },
};
