import { Link } from '@vetta/ui';
import { deferred, useDeferred } from '../../browser/deferred.ts';
import { favouritesLink, headerLinks } from '../../content/navigation.ts';
import { isCurrentLink } from '../isCurrentLink.ts';
import { frameCopy } from '../frame.copy.ts';
import * as css from './MobileMenu.css.ts';

/** Hours and holidays are fetched with the first menu: most pages are read without it. */
const shops = deferred(async () => (await import('./MenuShops.tsx')).MenuShops, {
  when: 'interaction',
});

export type MobileMenuProps = {
  id: string;
  pathname: string;
  favouriteCount: number;
  onNavigate: () => void;
};

/** The navigation of small screens: a full sheet below the header, both shops at its foot. */
export function MobileMenu({ id, pathname, favouriteCount, onNavigate }: MobileMenuProps) {
  const { module: MenuShops } = useDeferred(shops, true);
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
            <span>{label}</span>
            {href === favouritesLink.href && favouriteCount > 0 ? (
              <span className={css.counter}>{` ${favouriteCount}`}</span>
            ) : null}
          </Link>
        ))}
      </nav>
      {MenuShops && <MenuShops />}
    </div>
  );
}
