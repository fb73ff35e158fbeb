import { useId } from 'react';
import { unseen } from '../theme/visuallyHidden.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './CrossBox.css.ts';

export type CrossBoxProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** How many it concerns: beside the name, and no part of it. */
  count?: number;
  /** Read out after the name: what the cross means, and what the count counts. */
  description?: string;
};

/** One of a list to leave out: a cross, where `Checkbox` has a tick. It works at once. */
export function CrossBox({ label, checked, onChange, count, description }: CrossBoxProps) {
  const id = useId();
  return (
    <label className={css.row}>
      <span className={css.frame}>
        <input
          type="checkbox"
          className={css.input}
          checked={checked}
          aria-labelledby={id}
          aria-describedby={description === undefined ? undefined : `${id}-count`}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={css.cross}>
          <Icon name="close" size="text" />
        </span>
      </span>
      <span id={id} className={css.name}>
        {label}
      </span>
      <span id={`${id}-count`} className={css.count}>
        <span aria-hidden="true">{count}</span>
        <span className={unseen}>{description}</span>
      </span>
    </label>
  );
}
