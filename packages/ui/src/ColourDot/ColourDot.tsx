import { scale } from './ColourDot.css.ts';

export type ColourDotProps = {
  /** `#rrggbb`. Drawn as an attribute: a strict policy lets it through, and forced colours leave it. */
  colour: string;
  /** @default 'regular' */
  size?: 'regular' | 'small';
};

/** The colour of a taste, beside its name. Decorative. */
export function ColourDot({ colour, size = 'regular' }: ColourDotProps) {
  return (
    <svg
      className={scale[size]}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="8" cy="8" r="7.5" fill={colour} />
    </svg>
  );
}
