import type { LinkProps } from '@vetta/ui';
import { Link } from '../browser/router/Link.tsx';

/** A page of this site: an address that begins with one slash. */
const isPage = (href: string) => /^\/(?!\/)/.test(href);

/** The link that the parts of ui draw: the router's for pages of this site, an anchor for the rest. */
export function RouterLink({ href, children, ...rest }: LinkProps) {
  if (!isPage(href)) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <Link href={href} {...rest}>
      {children}
    </Link>
  );
}
