import { pattern } from '../../lexicon/patterns.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { groupOf } from '../../text/chars.ts';
import { trimmedCell } from '../../text/source.ts';
import { activated, activeColumns } from '../context.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';

/** '2400 GDU', '10.000 FIP/g': what an enzyme does, which is no amount of it. */
const activity = '\\d[\\d., ]*(?:GDU|FIP|FCC|HUT|SPU|DU|ALU|SU)(?: ?/ ?m?g)?';
const row = pattern(
  `^[-–•*]? ?({LETTER}[^\\d:;(]{2,40}? \\(?${activity}\\)?)[ :–-]+({NUMBER} ?{MASS})$`,
  'i',
);

/** A name that ends with the activity of its enzyme, and the value behind it. */
export const activityInName: LineForm = {
  name: 'activity in the name',
  example: 'Papaina 6000 FIP 25 mg',
  match({ cell: { source, start, end }, text }, context) {
    const match = text.length < maxLoose ? row.exec(text) : null;
    if (!match) return null;
    const at = start + text.indexOf(groupOf(match, 1));
    const name = trimmedCell(source, at, at + groupOf(match, 1).length);
    if (nameOfCell(name).key !== undefined) return null;
    const cells = [trimmedCell(source, end - groupOf(match, 2).length, end)];
    const columns = activeColumns(context);
    return [...activated(context, columns), { kind: 'row', name, columns, cells }];
  },
};
