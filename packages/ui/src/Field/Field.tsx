import { useId, type ReactElement, type ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Field.css.ts';

/** What a control inside a field must carry, so that label, hint and error belong to it. */
export type FieldControl = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

export type FieldProps = {
  label: ReactNode;
  /** What is wrong, in a sentence; the control gets its red border from it. */
  error?: string;
  /** Help before typing. */
  hint?: ReactNode;
  /** `small` above a control in a bar or a picker. @default 'form' */
  labelSize?: 'form' | 'small';
  /** Id of the control, if it must be known outside. */
  id?: string;
  children: (control: FieldControl) => ReactElement;
};

/** The words round a control: label above, error below. It owns how they are tied together. */
export function Field({ label, error, hint, labelSize = 'form', id, children }: FieldProps) {
  const made = useId();
  const control = id ?? made;
  const hintId = hint === undefined ? undefined : `${control}-hint`;
  const errorId = error === undefined ? undefined : `${control}-error`;
  const described = [hintId, errorId].filter((part) => part !== undefined).join(' ');
  return (
    <div>
      <label htmlFor={control} className={css.label[labelSize]}>
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      )}
      {children({
        id: control,
        'aria-describedby': described === '' ? undefined : described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <FieldError id={errorId}>{error}</FieldError>
    </div>
  );
}

/** The line under a control that tells what is wrong; nothing where nothing is. */
export function FieldError({
  id,
  children,
}: {
  id: string | undefined;
  children: string | undefined;
}) {
  if (children === undefined) return null;
  return (
    <p id={id} className={css.error}>
      <Icon name="alert" />
      <span>{children}</span>
    </p>
  );
}
