import {
  BackLink,
  Button,
  ButtonLink,
  CardGrid,
  EmptyShelf,
  Heading,
  LinkList,
  PageHead,
  PageSection,
  Spinner,
  Split,
  Stack,
  Text,
} from '@vetta/ui';
import type { ReactElement, Ref } from 'react';
import type { CardContent } from '../../components/ProductCard/cardContent.ts';
import { CompareSwitch } from '../../components/Compare/CompareSwitch.tsx';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { DeferredRecentlyViewed } from '../../components/RecentlyViewed/DeferredRecentlyViewed.tsx';
import { paths } from '../../paths.ts';
import { copy, noScriptText } from './Favourites.copy.ts';
import * as css from './Favourites.css.ts';
import { CardView } from '../../components/ProductCard/CardView.tsx';
import { categories } from '../../content/categories.ts';

export type FavouritesViewProps = {
  status: 'loading' | 'ready';
  cards: readonly CardContent[];
  onClear: () => void;
  /** The title takes the focus when the card that had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Below the cards. */
  list?: ReactElement;
};

export function FavouritesView({ status, cards, onClear, titleRef, list }: FavouritesViewProps) {
  const hasCards = status === 'ready' && cards.length > 0;
  return (
    <>
      <DocumentHead
        title={copy.title}
        description={copy.documentDescription}
        path={paths.favourites}
      />
      <PageSection space="below" as="div">
        <PageHead
          ref={titleRef}
          back={<BackLink href={paths.catalogue}>{copy.back}</BackLink>}
          title={copy.title}
          lead={status === 'ready' && !hasCards ? undefined : copy.lead}
        />
        {status === 'loading' && (
          <div className={css.loading}>
            <div className={css.awaited}>
              <Spinner>{copy.loading}</Spinner>
            </div>
            <noscript>{import.meta.env.SSR && <Text>{noScriptText}</Text>}</noscript>
          </div>
        )}
        {status === 'ready' && !hasCards && <NoFavourites />}
        {hasCards && (
          <>
            <div className={css.countLine}>
              <output className={css.count}>
                <span className={css.number}>{cards.length}</span>
                <span>{` ${copy.saved(cards.length)}`}</span>
              </output>
              <div className={css.tools}>
                <CompareSwitch shown={cards.map(({ slug }) => slug)} />
                <Button variant="text" onClick={onClear}>
                  {copy.clearAll}
                </Button>
              </div>
            </div>
            <FavouriteGrid cards={cards} />
            {list}
          </>
        )}
        {status === 'ready' && <DeferredRecentlyViewed />}
        {hasCards && <KeepExploring />}
      </PageSection>
    </>
  );
}

function NoFavourites() {
  return (
    <EmptyShelf
      figure="heart"
      announce="polite"
      title={copy.empty.title}
      text={copy.empty.text}
      actions={
        <ButtonLink variant="primary" width="phone" href={paths.catalogue}>
          {copy.empty.link}
        </ButtonLink>
      }
    />
  );
}

/** The saved products, newest first. */
function FavouriteGrid({ cards }: { cards: readonly CardContent[] }) {
  return (
    <CardGrid>
      {cards.map((content) => (
        <CardView key={content.id} content={content} linkText={copy.details} loading="eager" />
      ))}
    </CardGrid>
  );
}

const links = categories.map(({ slug, name }) => ({ href: paths.category(slug), label: name }));

/** 'Continua a Esplorare': back to the products (docs/rules.md#favourites-page). */
function KeepExploring() {
  return (
    <section className={css.explore}>
      <Split ratio="6-5">
        <Stack gap={4} align="start">
          <Heading level={2}>{copy.explore.title}</Heading>
          <Text>{copy.explore.text}</Text>
          <ButtonLink iconEnd="arrowRight" width="phone" href={paths.catalogue}>
            {copy.explore.link}
          </ButtonLink>
        </Stack>
        <LinkList items={links} />
      </Split>
    </section>
  );
}
