import { Badge, EmptyFrame, Heading, PageHead, PageSection, Text, TextLink } from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import { galleryCaptions } from '../../content/gallery.ts';
import { shops } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { galleryCopy as copy } from './Gallery.copy.ts';
import * as css from './Gallery.css.ts';

/** Eight frames and two shop blocks, still without pictures (docs/rules.md#gallery-page). */
export function Gallery() {
  return (
    <PageSection space="none">
      <DocumentHead title={copy.documentTitle} description={copy.lead} path={paths.gallery} />
      <StructuredData graph={pageGraph({ name: copy.documentTitle, path: paths.gallery })} />
      <PageHead title={copy.title} lead={<Text>{copy.lead}</Text>} />
      <div className={css.wall}>
        {galleryCaptions.map((caption) => (
          <div key={caption} className={css.place}>
            <EmptyFrame caption={caption} height="fill" />
          </div>
        ))}
      </div>
      <div className={css.shops}>
        {shops.map(({ key, name, address, isNew }) => (
          <article key={key} className={css.shop}>
            <Heading level={2} size="block">
              <span className={css.name}>
                <span>{name}</span>
                {isNew ? <Badge tone="signal">{copy.isNew}</Badge> : null}
              </span>
            </Heading>
            <Text>{address}</Text>
            <div className={css.shopPlace}>
              <EmptyFrame caption={copy.shopPhoto} height="fill" />
            </div>
            <TextLink href={paths.shops} variant="action">
              {copy.toShopShort}
            </TextLink>
          </article>
        ))}
      </div>
    </PageSection>
  );
}
