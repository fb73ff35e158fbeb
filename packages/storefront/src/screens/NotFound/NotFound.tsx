import { ButtonLink, PageSection, Text, TextLink } from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { aostaShop, torinoShop } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { notFoundCopy } from './NotFound.copy.ts';
import * as css from './NotFound.css.ts';

const marks = [
  {
    key: 'aosta',
    tone: 'shop',
    label: aostaShop.town,
    metres: aostaShop.altitudeMetres,
  },
  { key: 'torino', tone: 'shop', label: torinoShop.town, metres: torinoShop.altitudeMetres },
  { key: 'here', tone: 'here', label: notFoundCopy.youAreHere, metres: 404 },
] as const;

/** Any path outside the table (§2): an altitude scale, on which 404 m lies below the first shop. */
export function NotFound() {
  const { code, title, description, hint, text, home, products } = notFoundCopy;
  return (
    <PageSection space="none">
      <DocumentHead title={`${code} ${title}`} description={description} path={null} />
      <div className={css.columns}>
        <div className={css.words}>
          <h1 tabIndex={-1} className={css.title}>
            <span className={css.code}>{code}</span> {title}
          </h1>
          <code className={css.hint}>{hint}</code>
          <Text measure="prose">{text}</Text>
          <div className={css.ways}>
            <ButtonLink href={paths.home} variant="sign">
              {home}
            </ButtonLink>
            <TextLink href={paths.catalogue} variant="action">
              {products}
            </TextLink>
          </div>
        </div>
        <div className={css.scale} aria-hidden="true">
          <span className={css.ticks} />
          {marks.map(({ key, tone, label, metres }) => (
            <span key={key} className={`${css.mark} ${css.tone[tone]} ${css.height[key]}`}>
              {label} <span>{metres} m</span>
            </span>
          ))}
        </div>
      </div>
    </PageSection>
  );
}
