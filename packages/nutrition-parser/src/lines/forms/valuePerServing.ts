import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { doses, pieces } from '../../lexicon/vocabulary.ts';
import { readHeading } from '../../lexer/heading.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { groupOf } from '../../text/chars.ts';
import { trimmedCell } from '../../text/source.ts';
import { changed } from '../context.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';

const serving = anyOf([...doses.keys(), ...pieces.keys()].join(' '));
const percent = '[ –(/-]*(\\d[\\d.,]*) ?% ?(?:del )?{VNR}\\*{0,3}\\)?';
const row = pattern(
  `^([^\\d:(]*{LETTER}{2}[^:(]*?)[: ]+([<~]? ?{NUMBER} ?(?:{UNIT}|[a-z]+ (?:di )?{COLONIES})) ?/ ?(${serving})(?:${percent})?$`,
);

const colonies = pattern('{COLONIES}$');

/** A value with its serving behind a slash, and its reference behind that. */
export const valuePerServing: LineForm = {
  name: 'value per serving',
  example: 'Vitamina C 80 mg/dose (100% VNR)',
  match({ cell: { source, start }, text }, context) {
    const match = text.length < maxLoose && text.includes('/') ? row.exec(text) : null;
    const heading = match && readHeading(`per ${groupOf(match, 3)}`);
    if (!match || !heading?.hasBasis) return null;
    const [printed, value] = [groupOf(match, 1), groupOf(match, 2)];
    const name = trimmedCell(source, start, start + printed.length);
    if (nameOfCell(name).key === undefined && !colonies.test(value)) return null;
    const at = start + text.indexOf(value, printed.length);
    const cells = [trimmedCell(source, at, at + value.length)];
    const percents = match[4] === undefined ? undefined : [Number(match[4].replace(',', '.'))];
    // Below 'Per dose (2 capsule)' a dose is that one.
    const isKnown =
      context.heading?.column.kind === 'serving' && doses.has(groupOf(match, 3).toLowerCase());
    const columns = [isKnown ? context.heading : heading];
    return [
      changed({ active: columns, heading: columns[0] ?? null }),
      { kind: 'row', name, columns, cells, percents },
    ];
  },
};
