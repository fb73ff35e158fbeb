import * as css from './BigFigure.css.ts';

export type BigFigureProps = {
  children: string | number;
  /** Stands small at the figure's foot: `g`, `anni al banco`. */
  unit?: string;
  /** `dose` for one measured amount, `years` for counts in a row. @default 'years' */
  size?: 'dose' | 'years';
  /** @default 'p' */
  as?: 'p' | 'dt' | 'span';
};

/** The figure that matters, large. Never a decoration: the number is computed. */
export function BigFigure({ children, unit, size = 'years', as: Element = 'p' }: BigFigureProps) {
  return (
    <Element className={css.scale[size]}>
      <span>{children}</span>
      {unit !== undefined && <span className={css.unit[size]}>{` ${unit}`}</span>}
    </Element>
  );
}
