import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './ChoiceMark.css.ts';

export type ChoiceMarkProps = {
  children: string;
  /** After the words, quieter: a number or code of the same thing. */
  detail?: string;
  /** What a press does, in words that hold the mark's own: its accessible name. */
  label: string;
  onRemove: () => void;
  /** `dashed` for what only widens the other marks. @default 'solid' */
  tone?: 'solid' | 'dashed';
  ref?: Ref<HTMLButtonElement>;
};

/** A choice that holds now, in a row above what it changes; a press takes it back. */
export function ChoiceMark({
  children,
  detail,
  label,
  onRemove,
  tone = 'solid',
  ref,
}: ChoiceMarkProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={css.tone[tone]}
      aria-label={label}
      onClick={onRemove}
    >
      <span>{children}</span>
      {detail !== undefined && <span className={css.detail}>{` ${detail}`}</span>}
      <span className={css.cross}>
        <Icon name="close" size="text" />
      </span>
    </button>
  );
}
