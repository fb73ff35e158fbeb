import { useId } from 'react';
import { unseen } from '../theme/visuallyHidden.css.ts';
import * as css from './PickMark.css.ts';

export type PickMarkProps = {
  children: string;
  pressed: boolean;
  onPress: () => void;
  /** Quieter, after the words: a number or code of the same thing. */
  detail?: string;
  /** How many it concerns: drawn, and read out only through `description`. */
  count?: number;
  /** Read out after the name: what pressing means, and what the count counts. */
  description?: string;
};

/** A frequent choice, ready to be pressed: on and off, with how many it concerns. */
export function PickMark({
  children,
  pressed,
  onPress,
  detail,
  count,
  description,
}: PickMarkProps) {
  const id = useId();
  return (
    <button
      type="button"
      className={css.mark}
      aria-pressed={pressed}
      aria-labelledby={`${id}-name`}
      aria-describedby={description === undefined ? undefined : `${id}-count`}
      onClick={onPress}
    >
      <span id={`${id}-name`}>
        {children}
        {detail !== undefined && <span className={css.detail}> {detail}</span>}
      </span>
      <span id={`${id}-count`} className={css.count}>
        <span aria-hidden="true">{count}</span>
        <span className={unseen}>{description}</span>
      </span>
    </button>
  );
}
