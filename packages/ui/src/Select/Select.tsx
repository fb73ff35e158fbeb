import type { ChangeEventHandler, ReactNode, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';

export type SelectProps = {
  label: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLSelectElement>;
  name?: string;
  error?: string;
  /** `bar` has no box: it stands in a ruled bar of filters. @default 'boxed' */
  variant?: 'boxed' | 'bar';
  /** Off its default: drawn with the yellow bar (`bar` only). */
  changed?: boolean;
  /** Before the chosen words: a `ColourDot`. */
  mark?: ReactNode;
  disabled?: boolean;
  ref?: Ref<HTMLSelectElement>;
};

/** One of several, in the platform's own list. */
export function Select({
  label,
  options,
  variant = 'boxed',
  changed = false,
  mark,
  error,
  ...rest
}: SelectProps) {
  return (
    <Field label={label} labelSize="small" error={error}>
      {(tied) => (
        <span className={changed ? `${css.box} ${css.changed}` : css.box}>
          {mark !== undefined && <span className={css.mark}>{mark}</span>}
          <select
            {...rest}
            {...tied}
            className={
              mark === undefined ? css.look[variant] : `${css.look[variant]} ${css.withMark}`
            }
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow[variant]}>
            <Icon name="chevronDown" />
          </span>
        </span>
      )}
    </Field>
  );
}
