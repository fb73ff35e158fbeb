import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/paths.ts';
import * as css from './ToggleButton.css.ts';

export type ToggleButtonProps = {
  /** Accessible name; may change with the state. */
  label: string;
  pressed: boolean;
  onToggle: () => void;
  /** @default 'heart' */
  icon?: IconName;
  /** While a change or a look-up runs. */
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** On or off, in two cues: the icon is filled and stands on a yellow disc. Sits above a clickable card. */
export function ToggleButton({
  label,
  pressed,
  onToggle,
  icon = 'heart',
  disabled,
  ref,
}: ToggleButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onToggle}
      className={css.toggle}
    >
      <span className={css.mark}>
        <Icon name={icon} drawing={pressed ? 'solid' : 'outline'} />
      </span>
    </button>
  );
}
