import { ButtonLink, PageSection, TextLink } from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { paths } from '../../paths.ts';
import { AltitudeScale } from './AltitudeScale.tsx';
import { notFoundCopy } from './NotFound.copy.ts';
import * as css from './NotFound.css.ts';

/**
 * Any path outside the table (docs/rules.md#not-found-page): an altitude scale, on which 404 m lies
 * below the first shop.
 */
export function NotFound() {
  const { code, title, description, hint, text, home, products } = notFoundCopy;
  return (
    <PageSection space="none">
      <DocumentHead title={`${code} ${title}`} description={description} path={null} />
      <div className={css.columns}>
        <div className={css.words}>
          {/* Both are English: read aloud they must not sound Italian (docs/rules.md#english-texts). */}
          <h1 tabIndex={-1} lang="en" className={css.title}>
            <span className={css.code}>{code}</span>
            <span>{` ${title}`}</span>
          </h1>
          <code lang="en" className={css.hint}>
            {hint}
          </code>
          <p className={css.text}>{text}</p>
          <div className={css.links}>
            <ButtonLink href={paths.home} variant="primary" width="phone">
              {home}
            </ButtonLink>
            <TextLink href={paths.catalogue} variant="action">
              {products}
            </TextLink>
          </div>
        </div>
        <AltitudeScale />
      </div>
    </PageSection>
  );
}
