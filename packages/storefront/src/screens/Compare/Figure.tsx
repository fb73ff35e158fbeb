import { Skeleton } from '@vetta/ui';
import { copy, spokenUnit } from './Compare.copy.ts';
import type { ComparedColumn } from './comparedColumns.ts';
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

/** Where there is no figure, the words that say so. */
export function Missing({ children }: { children: string }) {
  return <span className={css.missing}>{children}</span>;
}

type Labelled = Pick<ComparedColumn, 'label'>;

/** Of goods that nobody eats no label is expected to say anything. */
export const missingText = ({ label }: Labelled, text: string = copy.notDeclared) =>
  label && !label.facts.food ? copy.noFood : text;

export type NotDeclaredProps = {
  /** Whose cell it is. */
  of: Labelled;
  /** @default 'non dichiarato' */
  children?: string;
};

/**
 * Never 0, never a dash: the label does not say. Of a label that is still on its way nobody knows
 * what it says.
 */
export function NotDeclared({ of, children }: NotDeclaredProps) {
  if (of.label !== undefined) return <Missing>{missingText(of, children)}</Missing>;
  return (
    <>
      <Skeleton width="half" />
      <span className={css.unseen}>{copy.loading}</span>
    </>
  );
}
