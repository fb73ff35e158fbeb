import type { Ref } from 'react';
import * as css from './ToggleButton.css.ts';

export type ToggleButtonProps = {
  /** Accessible name; may change with the state. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
  /** While a change or a look-up runs. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A heart, on or off in two cues: filled, and on a yellow disc. Sits above a clickable card. */
export function ToggleButton({ label, pressed, onToggle, disabled, ref }: ToggleButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onToggle}
      className={css.toggle}
    />
  );
}
