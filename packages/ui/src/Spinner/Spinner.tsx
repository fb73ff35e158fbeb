import * as css from './Spinner.css.ts';
import { SpinnerBars } from './SpinnerBars.tsx';

export type SpinnerProps = {
  /** What is being waited for; shown, and announced politely. */
  children: string;
};

/** Waiting without a known shape. Where the shape is known, use `Skeleton`. */
export function Spinner({ children }: SpinnerProps) {
  return (
    <output className={css.spinner}>
      <SpinnerBars />
      <span>{children}</span>
    </output>
  );
}
