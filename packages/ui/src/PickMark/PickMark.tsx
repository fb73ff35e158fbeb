import { useId } from 'react';
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
    <>
      <button
        type="button"
        className={css.mark}
        aria-pressed={pressed}
        aria-describedby={description === undefined ? undefined : id}
        onClick={onPress}
      >
        <span>{children}</span>
        {detail !== undefined && <span className={css.detail}>{` ${detail}`}</span>}
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      </button>
      {/* Beside the button: within it would be part of its name. */}
      <span id={id} hidden>
        {description}
      </span>
    </>
  );
}
