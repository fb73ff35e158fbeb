import { markPath } from './markPath.ts';
import * as css from './Logo.css.ts';

/** The ridge alone, in the colour of the text around it. Decorative. */
export function LogoMark() {
  return (
    <svg
      className={css.mark}
      viewBox="0 0 32 30"
      width="32"
      height="30"
      aria-hidden="true"
      focusable="false"
    >
      <path d={markPath} />
    </svg>
  );
}

export type LogoProps = {
  /** The strong first word and the light rest of the name: `Vetta`, `Nutrition`. */
  name: readonly [strong: string, light: string];
  /** `compact` for the header once scrolled. @default 'regular' */
  size?: 'regular' | 'compact';
};

/** Mark and wordmark in one line. Put it inside the link to the home page. */
export function Logo({ name: [strong, light], size = 'regular' }: LogoProps) {
  return (
    <span className={`${css.logo} ${css.scale[size]}`}>
      <LogoMark />
      <span className={css.word}>
        <span>{`${strong} `}</span>
        <span className={css.light}>{light}</span>
      </span>
    </span>
  );
}
