import { Icon, IconButton, Link, Logo, useScrollLock } from '@vetta/ui';
import { useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { company } from '../../content/company.ts';
import { favouritesLink, headerLinks } from '../../content/navigation.ts';
import { useFavouriteCount } from '../../state/useFavourites.ts';
import { frameCopy } from '../frame.copy.ts';
import { isCurrentLink } from '../isCurrentLink.ts';
import * as css from './Header.css.ts';
import { MobileMenu } from './MobileMenu.tsx';
import { useHeaderScroll } from './useHeaderScroll.ts';
import { useMenuDismissal } from './useMenuDismissal.ts';

const [strongName = '', ...lightName] = company.brand.split(' ');

/** The sticky header (docs/rules.md#header): hides on the way down, is compact once scrolled. */
export function Header() {
  const { pathname } = useLocation();
  const favouriteCount = useFavouriteCount();
  const header = useRef<HTMLElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const { isHidden, isCompact, onNavigate } = useHeaderScroll(header);
  const [isMenuOpen, setMenuOpen] = useMenuDismissal(header, menuButton);
  useScrollLock(isMenuOpen);
  const handleNavigate = () => {
    onNavigate();
    // A link to the page one is on changes no route.
    setMenuOpen(false);
  };
  const size = isCompact ? 'compact' : 'regular';
  const shownOrHidden = isHidden ? 'hidden' : 'shown';
  const place = isMenuOpen ? 'aboveAll' : shownOrHidden;
  const currentOf = (href: string) => (isCurrentLink(href, pathname) ? 'page' : undefined);

  return (
    <header ref={header} className={`${css.header} ${css.place[place]} ${css.room[size]}`}>
      <div className={`${css.row} ${css.height[size]}`}>
        <Link
          href="/"
          className={css.home}
          aria-label={frameCopy.homeLink(company.brand)}
          onClick={handleNavigate}
        >
          <Logo name={[strongName, lightName.join(' ')]} size={size} />
        </Link>
        <nav className={css.navigation} aria-label={frameCopy.navigation}>
          {headerLinks.map(({ label, href }) => (
            <Link
              key={href}
              href={href}
              className={css.link}
              aria-current={currentOf(href)}
              onClick={handleNavigate}
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className={css.favourites}>
          <Link
            href={favouritesLink.href}
            className={css.link}
            aria-current={currentOf(favouritesLink.href)}
            aria-label={frameCopy.favourites(favouritesLink.label, favouriteCount)}
            onClick={handleNavigate}
          >
            <Icon name="heart" drawing={currentOf(favouritesLink.href) ? 'solid' : 'outline'} />
            <span className={css.favouritesLabel}>{favouritesLink.label}</span>
            {favouriteCount > 0 ? (
              <span className={css.counter}>{` ${favouriteCount}`}</span>
            ) : null}
          </Link>
        </div>
        <div className={css.menuButton}>
          <IconButton
            ref={menuButton}
            icon={isMenuOpen ? 'close' : 'menu'}
            label={isMenuOpen ? frameCopy.closeMenu : frameCopy.openMenu}
            aria-expanded={isMenuOpen}
            aria-controls={menuId}
            onClick={() => setMenuOpen(!isMenuOpen)}
          />
        </div>
      </div>
      {isMenuOpen ? (
        <MobileMenu
          id={menuId}
          pathname={pathname}
          favouriteCount={favouriteCount}
          onNavigate={handleNavigate}
        />
      ) : null}
    </header>
  );
}
