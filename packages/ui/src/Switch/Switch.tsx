import { useId } from 'react';
import * as css from './Switch.css.ts';

export type SwitchProps = {
  /** Accessible name. */
  label: string;
  checked: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** The state in a word beside the switch: colour and side are not the only cues. */
  stateLabel: string;
  description?: string;
  /** Always on: can be reached and read, not changed. */
  locked?: boolean;
};

/** On or off at once, in a row with its name and what it does. */
export function Switch({
  label,
  checked,
  onCheckedChange,
  stateLabel,
  description,
  locked = false,
}: SwitchProps) {
  const id = useId();
  const textId = description === undefined ? undefined : `${id}-text`;
  return (
    <div className={css.row}>
      <label htmlFor={id} className={css.name}>
        {label}
      </label>
      {description !== undefined && (
        <p id={textId} className={css.text}>
          {description}
        </p>
      )}
      <label htmlFor={id} className={css.side}>
        {/* Read out by the switch itself; here for the eye. */}
        <span aria-hidden="true">{stateLabel}</span>
        <input
          id={id}
          type="checkbox"
          role="switch"
          className={css.input}
          checked={checked}
          aria-checked={checked}
          aria-label={label}
          aria-describedby={textId}
          aria-disabled={locked || undefined}
          onChange={(event) => {
            if (!locked) onCheckedChange?.(event.target.checked);
          }}
        />
      </label>
    </div>
  );
}
