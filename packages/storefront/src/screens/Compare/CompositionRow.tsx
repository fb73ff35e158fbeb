import { LinesScale, StackedLines } from '../../components/HundredLines/StackedLines.tsx';
import { copy } from './Compare.copy.ts';
import * as css from './CompositionRow.css.ts';
import { composition, compositionText } from './composition.ts';
import { NotDeclared } from './Figure.tsx';
import type { SectionProps } from './sectionProps.ts';

const legend = ['rest', 'fat', 'carbohydrate', 'protein'] as const;

/** A hundred grams of each product, on one scale; the same whatever the other values stand for. */
export function CompositionRow({ columns }: SectionProps) {
  const compositions = columns.map(({ label }) => composition(label?.table));
  if (compositions.every((parts) => parts === undefined)) return null;
  return (
    <>
      <tr className={css.legendRow} aria-hidden="true">
        <td colSpan={columns.length + 1}>
          <Legend />
        </td>
      </tr>
      <tr className={css.compositionRow}>
        <th scope="row">
          <b className={css.title}>
            <span>{`${copy.hundredGrams[0]} `}</span>
            <br />
            <span>{copy.hundredGrams[1]}</span>
          </b>
          <Legend />
          <LinesScale />
        </th>
        {columns.map((column, at) => {
          const parts = compositions[at];
          return (
            <td key={column.item.slug}>
              {parts === undefined ? (
                <NotDeclared of={column} />
              ) : (
                <StackedLines parts={parts} text={compositionText(parts)} />
              )}
            </td>
          );
        })}
      </tr>
    </>
  );
}

/** Beside the lines; where the first column is narrow, in a row of its own above them. */
function Legend() {
  return (
    <span className={css.legend} aria-hidden="true">
      {legend.map((tone) => (
        <span key={tone} className={css.legendEntry}>
          <span className={css.tick[tone]} />
          <span>{copy[tone]}</span>
        </span>
      ))}
    </span>
  );
}
