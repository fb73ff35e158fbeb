import { Icon } from '../Icon/Icon.tsx';
import { Link } from '../LinkProvider/LinkProvider.tsx';
import * as css from './BackLink.css.ts';

export type BackLinkProps = { href: string; children: string };

/** The way up, above the title of a page: an arrow and the name of where it leads. */
export function BackLink({ href, children }: BackLinkProps) {
  return (
    <Link href={href} className={css.back}>
      <Icon name="arrowLeft" />
      <span>{children}</span>
    </Link>
  );
}
