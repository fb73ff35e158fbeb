import { flavourColour } from '../../catalogue/variants/flavourColours.ts';
import * as css from './FlavourDot.css.ts';

/** The colour of a flavour beside its name. Decorative; a fill attribute needs no style attribute. */
export function FlavourDot({ flavour }: { flavour: string }) {
  return (
    <svg className={css.dot} viewBox="0 0 12 12" aria-hidden="true" focusable="false">
      <circle cx="6" cy="6" r="5.5" fill={flavourColour(flavour)} />
    </svg>
  );
}
