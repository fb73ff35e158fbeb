import * as css from './Icon.css.ts';
import { iconPaths, type IconName } from './paths.ts';

export type IconProps = {
  name: IconName;
  /** `text` and `regular` follow the font size (1 and 1.25 em). @default 'regular' */
  size?: 'text' | 'regular' | 'large' | 'star';
  /** @default 'outline' */
  drawing?: 'outline' | 'solid';
};

/** A decorative icon, hidden from assistive technology: the words beside it, or the control's label, are read. */
export function Icon({ name, size = 'regular', drawing = 'outline' }: IconProps) {
  const solid = drawing === 'solid' ? css.solid : '';
  return (
    <svg
      className={`${css.icon} ${css.scale[size]} ${solid}`}
      viewBox="0 0 24 24"
      width="20"
      height="20"
      aria-hidden="true"
      focusable="false"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
