import { ButtonLink, Grid, Heading, PageSection, SectionHead, Stack, Text } from '@vetta/ui';
import { useRef } from 'react';
import { deferred, useDeferred } from '../../browser/deferred.ts';
import { useIsHydrated } from '../../browser/useIsHydrated.ts';
import { Hero } from './Hero.tsx';
import { Ridge } from './ridge/Ridge.tsx';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { homeGraph } from '../../components/StructuredData/siteGraph.ts';
import { company } from '../../content/company.ts';
import { aostaShop, type Shop, shops, torinoShop } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { AboutTeaser } from './AboutTeaser.tsx';
import { homeCopy as copy } from './Home.copy.ts';
import * as css from './Home.css.ts';
import { ProductTeaser } from './ProductTeaser.tsx';
import { Signboard } from './Signboard.tsx';

const valley = ({ town, altitudeMetres }: Shop) => ({
  label: town,
  detail: `${altitudeMetres} m`,
  href: paths.shops,
});

/**
 * The home page (docs/rules.md#home-page): hero, welcome, about teaser, product teaser, closing
 * call.
 */
export function Home() {
  return (
    <>
      <DocumentHead title={copy.documentTitle} description={copy.description} path={paths.home} />
      <StructuredData graph={homeGraph()} />
      <Hero
        title={company.brand.split(' ')}
        tagline={copy.tagline}
        text={copy.heroText}
        action={
          <ButtonLink href={paths.catalogue} variant="primary">
            {copy.discover}
          </ButtonLink>
        }
      >
        <Ridge west={valley(torinoShop)} east={valley(aostaShop)} summit={copy.summit} />
      </Hero>
      <PageSection>
        <Stack gap={8}>
          <ShelfPlace />
          <Welcome />
        </Stack>
      </PageSection>
      <PageSection tone="quiet">
        <AboutTeaser />
      </PageSection>
      <PageSection>
        <ProductTeaser />
      </PageSection>
      <PageSection space="below" as="div">
        <ShopBoard />
      </PageSection>
    </>
  );
}

const shelf = deferred(async () => (await import('./HomeShelf.tsx')).HomeShelf, {
  when: 'visible',
});

/** Its packs are fetched when it comes into sight: they would double the page that comes first. */
function ShelfPlace() {
  const place = useRef<HTMLDivElement>(null);
  const { module: HomeShelf } = useDeferred(shelf, null, place);
  const isDrawn = useIsHydrated() && HomeShelf !== null;
  return (
    <div ref={place} className={css.shelfPlace}>
      {isDrawn && <HomeShelf />}
    </div>
  );
}

/** Three value cards. */
function Welcome() {
  return (
    <Stack gap={8}>
      <SectionHead title={copy.welcomeTitle} lead={copy.welcomeText} />
      <Grid columns={3} lines="ruled">
        {copy.values.map(({ title, text }) => (
          <Stack key={title} gap={3}>
            <Heading level={3}>{title}</Heading>
            <Text>{text}</Text>
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

/** The closing call: one large trail sign to the shops (docs/rules.md#home-page). */
function ShopBoard() {
  return (
    <Signboard
      title={copy.boardTitle}
      rows={shops.map(({ town, altitudeMetres, street }) => ({
        label: town,
        value: `${altitudeMetres} m`,
        note: street,
      }))}
      actions={
        <>
          <ButtonLink href={paths.shops} variant="ink" iconEnd="arrowRight">
            {copy.findShop}
          </ButtonLink>
          <ButtonLink href={paths.catalogue} variant="outline">
            {copy.discover}
          </ButtonLink>
        </>
      }
    />
  );
}
