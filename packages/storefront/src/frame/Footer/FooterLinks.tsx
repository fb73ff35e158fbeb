import { Link } from '@vetta/ui';
import * as css from './Footer.css.ts';

export type FooterLinksProps = {
  title: string;
  /** Without an address (a social profile to come) the label stands alone. */
  links: readonly { label: string; href: string | null }[];
};

export function FooterLinks({ title, links }: FooterLinksProps) {
  return (
    <nav className={css.group} aria-label={title}>
      <h2 className={css.groupTitle}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={label}>
            {href === null ? (
              <span className={css.link}>{label}</span>
            ) : (
              <Link href={href} className={css.link}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
