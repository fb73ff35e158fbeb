import { Link } from '@vetta/ui';
import * as css from './Ridge.css.ts';
import narrow from './ridge-narrow.svg?url';
import wide from './ridge-wide.svg?url';

export type RidgePlace = {
  /** Name of the place. */
  label: string;
  /** What stands beside it, such as the altitude. */
  detail: string;
};

export type RidgeProps = {
  /** The two valleys with their trail signs, and the summit between them. */
  west: RidgePlace & { href: string };
  east: RidgePlace & { href: string };
  summit: RidgePlace;
};

/** The barcode that becomes a ridge. Large once on the whole site, at the foot of the home page's hero. */
export function Ridge({ west, east, summit }: RidgeProps) {
  return (
    <div className={css.ridge}>
      <picture>
        <source media={css.narrowScreens} srcSet={narrow} {...css.sizes.narrow} />
        <img className={css.drawing} src={wide} alt="" {...css.sizes.wide} />
      </picture>
      <span className={`${css.flag} ${css.place.west}`}>
        <Link href={west.href} className={css.sign}>
          <span>{`${west.label} `}</span>
          <span className={css.detail}>{west.detail}</span>
        </Link>
      </span>
      <span className={`${css.flag} ${css.place.east}`}>
        <Link href={east.href} className={`${css.sign} ${css.eastSign}`}>
          <span>{`${east.label} `}</span>
          <span className={css.detail}>{east.detail}</span>
        </Link>
      </span>
      <span className={css.peak}>
        <span>{`${summit.label} `}</span>
        <span className={css.detail}>{summit.detail}</span>
      </span>
    </div>
  );
}
