import { groupOf } from '../../text/chars.ts';
import { cellText, trimmedCell, type Cell } from '../../text/source.ts';
import { nameOfCell } from '../readName.ts';
import { activeColumns, type TextState } from './textState.ts';

/** A line that is a value and nothing else. */
const bareValue =
  /^[\s<>~≤≥]*\d[\d.,]*(?:\s|kj|kcal|mg|mcg|[uµμ]g|g|ui|ml|ufc|%|vnr|nrv|[/()*\d.,<~–-])*$/i;

/** '80 g di proteine': the value before its name. */
const valueFirst =
  /^(\d[\d.,]*\s?(?:kcal|kj|mg|mcg|[uµμ]g|g))\s+(?:di\s+)?([a-zà-ù][^\d:]{2,40})$/i;

/**
 * Reads lines that are no 'name value': a bare value under its name, as definition lists and copied
 * tables have them, and values before their names ('370 kcal, 80 g proteine').
 * @returns whether the line was one of these.
 */
export function readLoose(line: Cell, text: string, state: TextState): boolean {
  const first = text.charCodeAt(0);
  const isDigit = first >= 48 && first < 58;
  if (!isDigit && first !== 60 && first !== 126 && first !== 0x2264) return false;
  if (bareValue.test(text)) return readBareValue(line, state);
  return isDigit && readValuesFirst(line, text, state);
}

function readBareValue(line: Cell, state: TextState): boolean {
  const { pending, builder } = state;
  if (!pending) return false;
  const read = nameOfCell(pending.name);
  if (read.key === undefined && cellText(pending.name).length > 40) return false;
  activeColumns(state);
  pending.values.push(line);
  const wanted = state.active.length;
  // Energy has two values in its column.
  const most = read.energy && wanted === 1 ? 2 : wanted;
  if (pending.values.length <= most && !read.isFact) {
    const at = Math.min(pending.values.length, wanted) - 1;
    builder.row(
      pending.name,
      state.active,
      state.active.map((_, i) => (i === at ? line : null)),
    );
    state.counts.pairs++;
    if (builder.title === cellText(pending.name)) builder.title = undefined;
  }
  return true;
}

function readValuesFirst(line: Cell, text: string, state: TextState): boolean {
  const { builder } = state;
  const parts: { value: Cell; name: Cell }[] = [];
  let at = 0;
  for (const part of text.split(/[;,]\s/)) {
    const match = valueFirst.exec(part.trim());
    const start = line.start + at + (part.length - part.trimStart().length);
    at += part.length + 2;
    if (!match) continue;
    const valueEnd = start + groupOf(match, 1).length;
    const nameEnd = start + match[0].length;
    const name = trimmedCell(line.source, nameEnd - groupOf(match, 2).length, nameEnd);
    // Only what is a nutrient: '30 g in 250 ml di acqua' is none.
    if (nameOfCell(name).key === undefined) continue;
    parts.push({ value: trimmedCell(line.source, start, valueEnd), name });
  }
  if (parts.length === 0) return false;
  activeColumns(state);
  for (const { name, value } of parts) builder.row(name, state.active, [value]);
  state.counts.pairs += parts.length;
  return true;
}
