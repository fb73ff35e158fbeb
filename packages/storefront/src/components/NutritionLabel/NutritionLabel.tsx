import { Fragment, type RefObject, useEffect, useId, useRef, useState } from 'react';
import * as css from './NutritionLabel.css.ts';
import { NutritionLabelLine } from './NutritionLabelLine.tsx';
import {
  columnAlignment,
  type NutritionLabelColumn,
  type NutritionLabelRow,
  withNonBreakingUnits,
} from './model.ts';

export type NutritionLabelProps = {
  title: string;
  /** @default 3 */
  level?: 2 | 3;
  /** Whose values: product and taste. */
  subtitle?: string;
  /** Name of the table for assistive technology. @default title and subtitle */
  caption?: string;
  /** Heading of the first column; read out, not drawn. */
  rowHeading: string;
  /** One to three columns of figures. */
  columns: readonly NutritionLabelColumn[];
  rows: readonly NutritionLabelRow[];
  footnotes?: readonly string[];
  /** @default ',' */
  decimalMark?: ',' | '.';
};

/**
 * The nutrition label: framed, bold where a label is bold, commas and units below one another. On narrow
 * screens the names stay while the figures scroll; the scroller then takes the keyboard's focus.
 */
export function NutritionLabel({
  title,
  level = 3,
  subtitle,
  caption,
  rowHeading,
  columns,
  rows,
  footnotes = [],
  decimalMark = ',',
}: NutritionLabelProps) {
  const titleId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const overflowing = useIsOverflowing(scroller);
  const fits = columns.map((_, at) => columnAlignment(rows, at, decimalMark));
  const Title = level === 2 ? 'h2' : 'h3';
  const reach = overflowing ? { tabIndex: 0, role: 'region', 'aria-labelledby': titleId } : {};
  return (
    <div className={css.label}>
      <div className={css.head}>
        <Title id={titleId} className={css.title}>
          {title}
        </Title>
        {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
      </div>
      <div ref={scroller} className={css.scroller} {...reach}>
        <table className={css.table}>
          <caption className={css.unseen}>
            {caption ?? [title, subtitle].filter(Boolean).join(', ')}
          </caption>
          <thead>
            <tr>
              <th scope="col" className={css.corner}>
                <span className={css.unseen}>{rowHeading}</span>
              </th>
              {columns.map((column) => (
                <th key={column.id} scope="col" className={css.columnHead}>
                  {withNonBreakingUnits(column.label)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <NutritionLabelLine
                key={row.id}
                row={row}
                columns={columns}
                fits={fits}
                mark={decimalMark}
              />
            ))}
          </tbody>
        </table>
      </div>
      {footnotes.length > 0 && (
        <p className={css.notes}>
          {footnotes.map((note, at) => (
            <Fragment key={note}>
              {at > 0 && <br />}
              <span>{note}</span>
            </Fragment>
          ))}
        </p>
      )}
    </div>
  );
}

/** Whether the element's content is wider than the element, as both change. */
function useIsOverflowing(element: RefObject<HTMLElement | null>): boolean {
  const [overflowing, setOverflowing] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      setOverflowing(target.scrollWidth > target.clientWidth + 1);
    });
    observer.observe(target);
    for (const child of target.children) observer.observe(child);
    return () => observer.disconnect();
  }, [element]);
  return overflowing;
}
