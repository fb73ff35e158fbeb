import { groupOf } from '../text/chars.ts';
import { cellText, trimmedCell, type Cell } from '../text/source.ts';
import { nameOfCell } from '../lexer/readName.ts';
import { readHeading, type Heading } from '../lexer/heading.ts';
import { readCell } from '../lexer/readCell.ts';
import { cellsOfLine } from './assignValues.ts';
import { activeColumns, spreadHeadings, stackHeading, type TextState } from './context.ts';

type Pending = NonNullable<TextState['pending']>;

/** A line that is a value and nothing else. */
const bareValue =
  /^[\s<>~≤≥≈]*(?:k(?:j|cal) ?)?\d[\d.,]*(?:\s|kj|kcal|mg|mcg|[uµμ]g|g|ui|ml|ufc|cfu|mld|miliardi|mln|milioni|x(?= ?10)|[⁶-⁹^]|%|v\.?n\.?r|nrv|rda|ar\b|pari|corrispondente|equivalente|al?\b|del(?:la)?\b|[[\];:=/()*\d.,<~–-])*$/i;

/** A value that begins with a word or is none: 'tracce', 'circa 5 g', 'n.d.', '-'. */
const wordValue =
  /^(?:(?:in )?tracc(?:e|ia)|assent[ei]|assenza|n\.?[da]\.?|n\/[da]|non (?:rilevabile|determinato|disponibile)|[-–—]|(?:circa|ca\.?|meno di|inferiore a|max\.?|min\.?|≈) ?\d[\d.,]* ?\S{0,4})$/i;

/** '80 g di proteine', '<1 g zuccheri': the value before its name. */
const valueFirst =
  /^([<>~≤≥≈]? ?\d[\d.,]*\s?(?:kcal|kj|mg|mcg|[uµμ]g|g))\s+(?:di\s+)?([a-zà-ù][^\d:(]{1,40}\d{0,2})(?: *\( ?(\d[\d.,]*) ?%[^)]*\))?$/i;

/** '155 kcal' among them: its unit is its name. */
const energyAlone = /^(\d[\d.,]*\s?)(kcal|kj)$/i;

/**
 * Reads lines that are no 'name value': a bare value under its name, as definition lists and copied
 * tables have them, and values before their names ('370 kcal, 80 g proteine').
 * @returns whether the line was one of these.
 */
export function readLoose(line: Cell, text: string, state: TextState): boolean {
  if (state.pending && text.length < 40 && wordValue.test(text)) return readBareValue(line, state);
  const first = text.charCodeAt(0);
  const isDigit = first >= 48 && first < 58;
  // 'Energia' and under it 'kJ 1650'
  if ((first | 32) === 107 && isUnderEnergy(state) && bareValue.test(text))
    return readBareValue(line, state);
  if (!isDigit && first !== 60 && first !== 126 && first !== 0x2264 && first !== 0x2248)
    return false;
  if (bareValue.test(text) && readBareValue(line, state)) return true;
  return readValuesFirst(line, text, state);
}

const isUnderEnergy = ({ pending }: TextState): boolean =>
  pending !== undefined && nameOfCell(pending.name).energy;

const measure = /^100 ?(?:g|gr|ml)$|^\d{1,3}(?:[.,]\d)? ?(?:g|gr|ml)$/i;

/** '100 g' and '30 g' on lines of their own, above the first row: the headings of columns. */
function readMeasure(line: Cell, state: TextState): boolean {
  const { pending, builder } = state;
  if (builder.rowCount > 0 || !measure.test(cellText(line))) return false;
  const title = pending ? readHeading(cellText(pending.name)) : null;
  if (pending && title?.hasBasis !== false) return false;
  const heading = readHeading(cellText(line));
  if (!heading) return false;
  stackHeading(state, heading, cellText(line));
  return true;
}

function readBareValue(line: Cell, state: TextState): boolean {
  const { pending, builder } = state;
  if (readMeasure(line, state)) return true;
  if (!pending) return false;
  if (readColumn(line, state)) return true;
  const read = nameOfCell(pending.name);
  if (read.key === undefined && cellText(pending.name).length > 40) return false;
  spreadHeadings(state);
  activeColumns(state);
  const columns = state.active.length;
  const across = columns > 1 ? cellsOfLine(pending.name, line, columns) : [];
  if (across.length === columns) {
    builder.row(pending.name, state.active, across);
    state.counts.pairs++;
    return true;
  }
  // Energy has two values in each column, and a percentage may stand beside them.
  if (pending.values.length > 2 * columns) return true;
  pending.values.push(line);
  if (!read.isFact) readStacked(line, pending, read.energy, state);
  return true;
}

/** With fewer names above, the last has its values below it. */
const fewestNames = 3;

/** A value below all names of its column: the first is that of the first name. */
function readColumn(line: Cell, state: TextState): boolean {
  const { waiting, pending, builder } = state;
  const { names } = waiting;
  if (names.length < fewestNames || names.at(-1) !== pending?.name) return false;
  spreadHeadings(state);
  const unit = readCell(line, true).amounts[0]?.unit;
  const above = names[(waiting.values - 1) % names.length];
  // '387 kcal' under '1640 kJ'
  const isSecond = (unit === 'kcal' || unit === 'kJ') && above && nameOfCell(above).energy;
  const at = isSecond ? waiting.values - 1 : waiting.values;
  const name = names[at % names.length];
  const column = activeColumns(state)[Math.floor(at / names.length)];
  waiting.values = at + 1;
  if (!name || !column) return true;
  builder.row(name, [column], [line]);
  if (builder.title === cellText(name)) builder.title = undefined;
  state.counts.pairs++;
  return true;
}

/** One more value under a name: of the next column, or its percentage. */
function readStacked(line: Cell, pending: Pending, energy: boolean, state: TextState): void {
  const { builder, active } = state;
  const { values, name } = pending;
  const units = values.map((value) => readCell(value, energy).amounts[0]?.unit);
  // Energy has two values in a column, in whatever order.
  const at = (energy ? units.filter((unit) => unit === units.at(-1)) : units).length - 1;
  const isPercent = state.referenced && values.length === active.length + 1;
  const place = isPercent ? active.length - 1 : at;
  if (place >= active.length) return;
  const cell = isPercent ? values[place] : line;
  const percent = isPercent ? readCell(line, false).amounts[0]?.amount : undefined;
  builder.row(
    name,
    active,
    active.map((_, i) => (i === place ? (cell ?? null) : null)),
    { percents: percent === undefined ? undefined : active.map(() => percent) },
  );
  state.counts.pairs++;
  if (builder.title === cellText(name)) builder.title = undefined;
}

/** @param heading what stands before the values: '1 compressa = 10 mg di zinco'. */
export function readValuesFirst(
  line: Cell,
  text: string,
  state: TextState,
  heading?: Heading,
): boolean {
  const { builder } = state;
  const parts: { value: Cell; name: Cell; percent: string | undefined }[] = [];
  let at = 0;
  let isNamed = false;
  let isOther = false;
  for (const part of text.split(/[;,]\s/)) {
    const named = valueFirst.exec(part.trim());
    const match = named ?? energyAlone.exec(part.trim());
    isNamed ||= named !== null;
    isOther ||= match === null && /\d/.test(part);
    const start = line.start + at + (part.length - part.trimStart().length);
    at += part.length + 2;
    if (!match) continue;
    const unitOrName = groupOf(match, 2);
    const nameStart = start + match[0].indexOf(unitOrName, groupOf(match, 1).length);
    const nameEnd = nameStart + unitOrName.length;
    const valueEnd = named ? start + groupOf(match, 1).length : nameEnd;
    const name = trimmedCell(line.source, nameStart, nameEnd);
    // Only what is a nutrient: '30 g in 250 ml di acqua' is none.
    if (nameOfCell(name).key === undefined) continue;
    parts.push({ value: trimmedCell(line.source, start, valueEnd), name, percent: match[3] });
  }
  // '1500 kJ; proteine 5 g': only the energy comes before its name.
  if (parts.length === 0 || (isOther && !isNamed)) return false;
  if (heading) {
    state.heading = heading;
    state.active = [builder.column(heading)];
  }
  activeColumns(state);
  for (const { name, value, percent } of parts) {
    const percents = percent === undefined ? undefined : [Number(percent.replace(',', '.'))];
    builder.row(name, state.active, [value], { percents });
  }
  state.counts.pairs += parts.length;
  return true;
}
