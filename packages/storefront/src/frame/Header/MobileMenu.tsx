import { Link, StatusLine } from '@vetta/ui';
import { openingState } from '../../catalogue/shops/openingState.ts';
import { favouritesLink, headerLinks } from '../../content/navigation.ts';
import { shops } from '../../content/shops.ts';
import { useNow } from '../../state/clock.ts';
import { isCurrentLink } from '../isCurrentLink.ts';
import { frameCopy } from '../frame.copy.ts';
import * as css from './MobileMenu.css.ts';

export type MobileMenuProps = {
  id: string;
  pathname: string;
  favouriteCount: number;
  onNavigate: () => void;
};

/** The navigation of small screens: a full sheet below the header, both shops at its foot. */
export function MobileMenu({ id, pathname, favouriteCount, onNavigate }: MobileMenuProps) {
  const now = useNow();
  return (
    <div className={css.sheet} id={id}>
      <nav aria-label={frameCopy.navigation}>
        {[...headerLinks, favouritesLink].map(({ label, href }) => (
          <Link
            key={href}
            href={href}
            className={css.link}
            aria-current={isCurrentLink(href, pathname) ? 'page' : undefined}
            onClick={onNavigate}
          >
            {label}
            {href === favouritesLink.href && favouriteCount > 0 ? (
              <span className={css.counter}>{favouriteCount}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      <div className={css.shops}>
        {shops.map(({ name, phone, openingHours }) => (
          <div key={name} className={css.shop}>
            <span className={css.name}>{name}</span>
            <span className={css.state}>
              {now === null ? null : <ShopState isOpen={openingState(openingHours, now).isOpen} />}
            </span>
            <a className={css.phone} href={`tel:${phone.replaceAll(' ', '')}`}>
              {phone}
            </a>
          </div>
        ))}
      </div>
    </div>
  );
}

function ShopState({ isOpen }: { isOpen: boolean }) {
  return (
    <StatusLine tone={isOpen ? 'open' : 'closed'}>
      {isOpen ? frameCopy.openNow : frameCopy.closedNow}
    </StatusLine>
  );
}
