import type { Basis } from '../../catalogue/comparison/basis.ts';
import type { ComparedRow } from '../../catalogue/comparison/nutritionRows.ts';
import { copy } from './Compare.copy.ts';
import type { ComparedColumn, Comparison } from './comparedColumns.ts';
import { isDifferent, type NutritionSection, rowsOfSection, rowTexts } from './comparedRows.ts';
import * as tableCss from './CompareTable.css.ts';
import * as compositionCss from './CompositionRow.css.ts';
import * as css from './NutritionRows.css.ts';
import { Figure, NotDeclared } from './Figure.tsx';
import { CompositionRow } from './CompositionRow.tsx';
import type { SectionProps } from './sectionProps.ts';

export type NutritionRowsProps = SectionProps & {
  comparison: Comparison;
  basis: Basis;
  section: NutritionSection;
};

/** The labels' tables, row by row; first the figure that the products are bought for. */
export function NutritionRows(props: NutritionRowsProps) {
  const { columns, onlyDifferences, comparison, basis, section } = props;
  const rows = rowsOfSection(comparison, section);
  // The row that the products are bought for, drawn large.
  const active = rows.find(({ isActive }) => isActive);
  const shown = onlyDifferences ? rows.filter((row) => isDifferent(rowTexts(row))) : rows;
  if (rows.length === 0 && !columns.some(({ label }) => label?.table)) return null;
  return (
    <tbody className={css.label}>
      <tr className={css.bar}>
        <th colSpan={columns.length + 1} scope="rowgroup">
          <span className={css.barTitle}>{copy.nutrition}</span>
          <span className={css.barBasis}>{section.basisText}</span>
        </th>
      </tr>
      {active !== undefined ? (
        <LargeRow {...props} row={active} />
      ) : (
        (basis === 'serving' || section.isMixed) && <BasisRow {...props} />
      )}
      <CompositionRow
        columns={columns}

        onlyDifferences={onlyDifferences}
      />
      {shown.map((row) => (
        <tr key={row.id} className={rowClass(row)}>
          <th scope="row">
            {row.tone !== undefined && <span className={compositionCss.tick[row.tone]} />}
            <span>{row.label}</span>
          </th>
          {columns.map((column, at) => (
            <td key={column.item.slug}>
              <NutritionCell
                column={column}
                cell={row.cells[at] ?? null}
                note={noteOf(section, at)}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** A hundred millilitres beside a hundred grams say so at each value. */
function noteOf({ isMixed, shown }: NutritionSection, at: number): string | undefined {
  return isMixed ? shown[at]?.text : undefined;
}

const rowClass = ({ level, isActive, breakBefore }: ComparedRow) =>
  [
    tableCss.row,
    level === 1 ? css.subRow : '',
    isActive ? css.activeRow : '',
    breakBefore ? css.broken : '',
  ].join(' ');

/** The figure as printed, drawn large, with what it stands for. */
function LargeRow({ columns, section, row }: NutritionRowsProps & { row: ComparedRow }) {
  const texts = new Set(section.shown.map((own) => own?.text));
  const [common] = texts;
  const isCommon = texts.size === 1;
  return (
    <tr className={css.large}>
      <th scope="row">
        <span>{row.label}</span>
        {isCommon && common !== undefined && <small>{common}</small>}
      </th>
      {columns.map((column, at) => {
        const [value] = row.cells[at]?.values ?? [];
        const own = section.shown[at];
        return (
          <td key={column.item.slug}>
            {value === undefined ? (
              <NotDeclared of={column} />
            ) : (
              <span className={css.largeFigure}>
                <span>{value.figure}</span>
                <small>{value.unit}</small>
              </span>
            )}
            {!isCommon && own && <BasisText own={own} />}
          </td>
        );
      })}
    </tr>
  );
}

function BasisRow({ columns, section }: NutritionRowsProps) {
  return (
    <tr className={tableCss.row}>
      <th scope="row">{copy.basis}</th>
      {columns.map((column, at) => {
        const own = section.shown[at];
        return (
          <td key={column.item.slug}>
            {own ? <BasisText own={own} /> : <NotDeclared of={column}>{copy.noValues}</NotDeclared>}
          </td>
        );
      })}
    </tr>
  );
}

function BasisText({ own }: { own: NonNullable<NutritionSection['shown'][number]> }) {
  return <small className={tableCss.note}>{own.isDefault ? `${own.text}**` : own.text}</small>;
}

type NutritionCellProps = {
  column: ComparedColumn;
  cell: ComparedRow['cells'][number];
  note?: string;
};

function NutritionCell({ column, cell, note }: NutritionCellProps) {
  if (cell === null) return <NotDeclared of={column} />;
  return (
    <>
      <div className={css.pair}>
        {cell.values.map(({ figure, unit }) => (
          <Figure key={unit} figure={figure} unit={unit} />
        ))}
      </div>
      {note !== undefined && <small className={tableCss.note}>{note}</small>}
      {cell.printed !== undefined && <small className={tableCss.note}>{cell.printed}</small>}
    </>
  );
}
