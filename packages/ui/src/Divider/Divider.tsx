import { weight as weightClass } from './Divider.css.ts';

export type DividerProps = {
  /** `rule` opens a section (2 px ink), `hair` separates rows. @default 'hair' */
  weight?: 'hair' | 'rule';
};

/** A line between things. Decorative: headings carry the structure. */
export function Divider({ weight = 'hair' }: DividerProps) {
  return <hr aria-hidden="true" className={weightClass[weight]} />;
}
