import { useId, type Ref } from 'react';
import { unseen } from '../theme/visuallyHidden.css.ts';
import * as css from './SegmentedField.css.ts';

export type Segment = {
  value: string;
  label: string;
  /** How many it would give: drawn beside the name. */
  count?: number;
  /** The count in words, read out after the name. */
  description?: string;
};

export type SegmentedFieldProps = {
  label: string;
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
  ref?: Ref<HTMLDivElement>;
};

/** One of two to four, all in sight on one line: a filled square and weight mark the chosen one. */
export function SegmentedField({ label, options, value, onChange, ref }: SegmentedFieldProps) {
  const name = useId();
  return (
    <div ref={ref} role="radiogroup" aria-label={label}>
      <span className={css.label}>{label}</span>
      <div className={css.segments}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              aria-describedby={option.description === undefined ? undefined : name + option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            <span id={name + option.value} className={css.count}>
              <span aria-hidden="true">{option.count}</span>
              <span className={unseen}>{option.description}</span>
            </span>
          </label>
        ))}
      </div>
    </div>
  );
}
