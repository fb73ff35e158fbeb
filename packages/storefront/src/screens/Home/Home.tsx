import {
  BigFigure,
  ButtonLink,
  Grid,
  Heading,
  PageSection,
  SectionHead,
  Stack,
  Text,
} from '@vetta/ui';
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

/** Three value cards, each under a figure that is counted. */
function Welcome() {
  return (
    <Stack gap={8}>
      <SectionHead title={copy.welcomeTitle} lead={copy.welcomeText} />
      <Grid columns={3} lines="ruled">
        {copy.values.map(({ figure, unit, title, text }) => (
          <Stack key={title} gap={6}>
            <BigFigure unit={unit}>{figure}</BigFigure>
            <Stack gap={3}>
              <Heading level={3}>{title}</Heading>
              <Text>{text}</Text>
            </Stack>
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
