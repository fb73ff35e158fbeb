import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import { Field } from '../Field/Field.tsx';
import { area, control } from '../Field/Field.css.ts';

export type TextAreaProps = {
  label: string;
  error?: string;
  hint?: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement>;
  required?: boolean;
  /** While the form is being sent. */
  readOnly?: boolean;
  disabled?: boolean;
  maxLength?: number;
  /** Lines shown. @default 6 */
  rows?: number;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Several lines of text; the visitor may draw it taller. */
export function TextArea({ label, error, hint, rows = 6, ...input }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {(tied) => <textarea {...input} {...tied} rows={rows} className={`${control} ${area}`} />}
    </Field>
  );
}
