import { use } from 'react';
import type { LinkProps } from '@vetta/ui';
import { Link } from 'react-router-dom';
import { PrefetchContext } from './prefetch.ts';

/** A page of this site: an address that begins with one slash. */
const isPage = (href: string) => /^\/(?!\/)/.test(href);

/** The link that the parts of ui draw: the router's for pages of this site, an anchor for the rest. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext);
  if (!isPage(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  const prepare = () => prefetch(href);
  return (
    <Link to={href} {...rest} onPointerEnter={prepare} onTouchStart={prepare} onFocus={prepare}>
      {children}
    </Link>
  );
}
