import { ButtonLink, PageSection } from '@vetta/ui';
import { Hero } from './Hero.tsx';
import { Ridge } from './ridge/Ridge.tsx';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import { homeGraph } from '../../components/StructuredData/siteGraph.ts';
import { company } from '../../content/company.ts';
import { aostaShop, torinoShop, type Shop } from '../../content/shops.ts';
import { paths } from '../../paths.ts';
import { AboutTeaser } from './AboutTeaser.tsx';
import { homeCopy as copy } from './Home.copy.ts';
import { ProductTeaser } from './ProductTeaser.tsx';
import { ShopBoard } from './ClosingCall.tsx';
import { Welcome } from './Welcome.tsx';

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
        <Welcome />
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
