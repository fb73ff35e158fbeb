import { Link, Logo } from '@vetta/ui';
import { company, vatLine } from '../../content/company.ts';
import {
  footerBlurb,
  footerProductLinks,
  legalLinks,
  quickLinks,
  socialLinks,
} from '../../content/navigation.ts';
import { useNow } from '../../state/clock.ts';
import { useCustomiseConsent } from '../CookieBanner/consentModules.ts';
import { frameCopy } from '../frame.copy.ts';
import * as css from './Footer.css.ts';

const [strongName = '', ...lightName] = company.brand.split(' ');

/** The footer of every page (docs/rules.md#footer). */
export function Footer() {
  const year = useNow()?.getFullYear();
  const customiseConsent = useCustomiseConsent();
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          <div className={css.blurb}>
            <Link href="/" className={css.home} aria-label={frameCopy.homeLink(company.brand)}>
              <Logo name={[strongName, lightName.join(' ')]} />
            </Link>
            <p className={css.blurbText}>{footerBlurb}</p>
          </div>
          <FooterLinks title={frameCopy.quickLinks} links={quickLinks} />
          <FooterLinks title={frameCopy.products} links={footerProductLinks} />
          <FooterLinks title={frameCopy.social} links={socialLinks} />
        </div>
        <div className={css.foot}>
          <span>{['©', year, company.brand].filter(Boolean).join(' ')}</span>
          <span>{vatLine}</span>
          <div className={css.legal}>
            {legalLinks.map(({ label, href }) => (
              <Link key={href} href={href} className={css.legalLink}>
                {label}
              </Link>
            ))}
            <button type="button" className={css.legalLink} onClick={customiseConsent}>
              {frameCopy.manageCookies}
            </button>
          </div>
        </div>
      </div>
    </footer>
  );
}

type FooterLinksProps = {
  title: string;
  /** Without an address (a social profile to come) the label stands alone. */
  links: readonly { label: string; href: string | null }[];
};

function FooterLinks({ title, links }: FooterLinksProps) {
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
