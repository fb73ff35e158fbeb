import * as css from './NutritionLabel.css.ts';
import {
  filler,
  valuesOf,
  type ColumnAlignment,
  type NutritionLabelCell,
  type NutritionLabelColumn,
  type NutritionLabelRow,
} from './model.ts';

type LineProps = {
  row: NutritionLabelRow;
  columns: readonly NutritionLabelColumn[];
  fits: readonly ColumnAlignment[];
  mark: string;
};

/** One row of the label, or a heading over the rows below it. */
export function NutritionLabelLine({ row, columns, fits, mark }: LineProps) {
  const classes = [
    row.emphasis === 'highlight' ? css.highlight : '',
    row.breakBefore ? css.broken : '',
  ];
  if (row.cells.length === 0) {
    return (
      <tr className={classes.join(' ')}>
        <th scope="rowgroup" colSpan={columns.length + 1} className={css.section}>
          {row.label}
        </th>
      </tr>
    );
  }
  const head = row.level === 1 ? css.rowHead.sub : css.rowHead.main;
  const tick = row.tone === undefined ? '' : `${css.ticked} ${css.tone[row.tone]}`;
  return (
    <tr className={classes.join(' ')}>
      <th scope="row" className={`${head} ${tick}`}>
        {row.label}
      </th>
      {columns.map((column, at) => (
        <td key={column.id} className={css.figure}>
          <Values
            cell={row.cells[at] ?? null}
            fit={fits[at] ?? { tail: 0, unit: '' }}
            mark={mark}
          />
        </td>
      ))}
    </tr>
  );
}

function Values({
  cell,
  fit,
  mark,
}: {
  cell: NutritionLabelCell;
  fit: ColumnAlignment;
  mark: string;
}) {
  const values = valuesOf(cell);
  if (values.length === 0) return <span className={css.none}>–</span>;
  return values.map(({ amount, unit }) => (
    <span key={`${amount} ${unit}`} className={css.value}>
      <span className={css.amount} data-fill={filler(amount, fit, mark)}>
        {amount}
      </span>
      {fit.unit !== '' && (
        <span className={css.unit} data-fit={fit.unit}>
          {unit}
        </span>
      )}
    </span>
  ));
}
