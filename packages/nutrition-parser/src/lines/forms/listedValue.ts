import { pattern } from '../../lexicon/patterns.ts';
import { nameOfCell } from '../../lexer/readName.ts';
import { groupOf } from '../../text/chars.ts';
import { trimmedCell } from '../../text/source.ts';
import { activated, activeColumns } from '../context.ts';
import type { LineForm } from '../form.ts';
import { maxLoose } from '../Line.ts';

const number = pattern('{NUMBER}');
/** In brackets, or with its word: '100% creatina' is none. */
const reference =
  '( ?\\( ?{NUMBER} ?% ?(?:{VNR}\\*{0,3})?\\)| ?{NUMBER} ?% ?(?:del )?{VNR}\\*{0,3})';

/** A bullet, a value, and behind it its name; the reference is before the name or behind it. */
const listed = pattern(
  `^[-–•*·]? ?([<~]? ?{NUMBER} ?{UNIT})${reference}? (?:di )?(?:100 ?% )?({LETTER}[^\\d:(]{1,40}\\d{0,2}?)${reference}?$`,
);

/** A value before its name, as an item of a list or with its reference between the two. */
export const listedValue: LineForm = {
  name: 'listed value',
  example: '• 300 mg di Magnesio (80% VNR)',
  match({ cell: { source, start }, text }, context) {
    const match = text.length < maxLoose ? listed.exec(text) : null;
    if (!match) return null;
    const [value, printed] = [groupOf(match, 1), groupOf(match, 3)];
    const valueAt = start + text.indexOf(value);
    const nameAt = start + text.lastIndexOf(printed);
    const name = trimmedCell(source, nameAt, nameAt + printed.length);
    if (nameOfCell(name).key === undefined) return null;
    const percent = number.exec(match[2] ?? match[4] ?? '')?.[0];
    const columns = activeColumns(context);
    const percents = percent === undefined ? undefined : [Number(percent.replace(',', '.'))];
    const cells = [trimmedCell(source, valueAt, valueAt + value.length)];
    return [...activated(context, columns), { kind: 'row', name, columns, cells, percents }];
  },
};
