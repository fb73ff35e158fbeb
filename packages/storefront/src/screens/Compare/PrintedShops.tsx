import { shops } from '../../content/shops.ts';
import * as css from './Compare.css.ts';

/** At the foot of the sheet of paper: where both shops are. */
export function PrintedShops() {
  return (
    <p className={css.printed}>
      {shops.map(({ town, street }) => `${town}, ${street}.`).join(' ')}
    </p>
  );
}
