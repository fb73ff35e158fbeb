import {
  useId,
  type ChangeEventHandler,
  type FocusEventHandler,
  type ReactNode,
  type Ref,
} from 'react';
import { FieldError } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Checkbox.css.ts';

export type CheckboxProps = {
  /** May hold a link. */
  label: ReactNode;
  error?: string;
  name?: string;
  checked?: boolean;
  defaultChecked?: boolean;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  required?: boolean;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Yes or no, valid once the form is sent. For what works at once use `Switch`. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const id = useId();
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div>
      <label className={css.row}>
        <span className={css.frame}>
          <input
            {...input}
            type="checkbox"
            className={css.input}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={errorId}
          />
          <span className={css.tick}>
            <Icon name="check" />
          </span>
        </span>
        <span>{label}</span>
      </label>
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}
