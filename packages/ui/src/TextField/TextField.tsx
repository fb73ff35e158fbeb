import type { ChangeEventHandler, FocusEventHandler, HTMLInputTypeAttribute, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';

export type TextFieldProps = {
  label: string;
  error?: string;
  hint?: string;
  name?: string;
  /** @default 'text' */
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'url'>;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** Announced as required; the browser's own bubbles stay away while the form has `noValidate`. */
  required?: boolean;
  /** While the form is being sent: the text stays readable and can be copied. */
  readOnly?: boolean;
  disabled?: boolean;
  autoComplete?: string;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  maxLength?: number;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text. */
export function TextField({ label, error, hint, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(tied) => <input {...input} {...tied} type={type} className={control} />}
    </Field>
  );
}
