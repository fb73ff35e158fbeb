import type { LinkProps } from '@vetta/ui';
import { type MouseEvent, use } from 'react';
import { NavigateContext } from './useNavigateTo.ts';
import { PrefetchContext } from '../browser/prefetch.ts';

/** A page of this site: an address that begins with one slash. */
const isPage = (href: string) => /^\/(?!\/)/.test(href);

/**
 * The link that the parts of ui draw: pages of this site open within it, the rest is an anchor.
 *
 * The router's own `Link` is not used: it carries the preloading of data routes, which this shop has
 * none of, and each one is drawn again whenever the address changes, with every letter of a search.
 */
export function RouterLink({ href, children, onClick, ...rest }: LinkProps) {
  const openPage = use(NavigateContext);
  const prefetch = use(PrefetchContext);
  if (!isPage(href)) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  const prepare = () => prefetch(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isOpenedHere(event)) return;
    event.preventDefault();
    openPage(href);
  };
  return (
    <a
      href={href}
      {...rest}
      onClick={handleClick}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  );
}

/** A plain click: with a key held the browser opens tabs and windows itself. */
function isOpenedHere(event: MouseEvent<HTMLAnchorElement>): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  const isElsewhere = event.currentTarget.target === '_blank';
  return !event.defaultPrevented && event.button === 0 && !isModified && !isElsewhere;
}
