import { copy, spokenUnit } from './Compare.copy.ts';
import * as css from './Figure.css.ts';

export type FigureProps = { figure: string; unit: string };

/** '6,5 g': drawn so that commas and units stand below one another, read out with its unit's name. */
export function Figure({ figure, unit }: FigureProps) {
  const at = figure.indexOf(',');
  const whole = at === -1 ? figure : figure.slice(0, at);
  return (
    <span className={css.figure}>
      <span className={css.unseen}>{`${figure} ${spokenUnit(unit, figure)}`}</span>
      <span className={css.whole} aria-hidden="true">
        {whole}
      </span>
      <span aria-hidden="true">{figure.slice(whole.length)}</span>
      <span className={css.unit} aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}

/** Never 0, never a dash: the label does not say. */
export function NotDeclared({ children = copy.notDeclared }: { children?: string }) {
  return <span className={css.missing}>{children}</span>;
}
