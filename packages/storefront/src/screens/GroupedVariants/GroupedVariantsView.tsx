import {
  BackLink,
  Button,
  ButtonLink,
  EmptyShelf,
  PageHead,
  PageSection,
  Skeleton,
  Spinner,
  Stack,
} from '@vetta/ui';
import { DocumentHead } from '../../components/DocumentHead/DocumentHead.tsx';
import { pageGraph } from '../../components/StructuredData/breadcrumbs.ts';
import { StructuredData } from '../../components/StructuredData/StructuredData.tsx';
import type { ProductGroup } from '../../catalogue/groupedProducts.ts';
import type { Product } from '../../catalogue/product.ts';
import type { Category } from '../../content/categories.ts';
import { retry } from '../../content/loadFailures.ts';
import { messages } from '../../content/messages.ts';
import { paths, unmatchedLinks } from '../../paths.ts';
import { copy } from './GroupedVariants.copy.ts';
import { GroupCard } from './GroupCard.tsx';
import * as css from './GroupCard.css.ts';

export type GroupedVariantsViewProps = {
  category: Category;
  status: 'loading' | 'failed' | 'ready';
  groups: readonly ProductGroup[];
  /** Those of the category; undefined while they are looked up. */
  products: readonly Product[] | undefined;
  onRetry: () => void;
};

export function GroupedVariantsView(props: GroupedVariantsViewProps) {
  const { category, status, groups, products, onRetry } = props;
  const isEmpty = status === 'ready' && groups.length === 0;
  return (
    <>
      <DocumentHead
        title={copy.title(category.name)}
        description={copy.documentDescription(category.name)}
        path={paths.groupedVariants(category.slug)}
      />
      <StructuredData
        graph={pageGraph(
          { name: copy.catalogue, path: paths.catalogue },
          { name: category.name, path: paths.category(category.slug) },
          { name: copy.step, path: paths.groupedVariants(category.slug) },
        )}
      />
      <PageSection space="below" as="div">
        <PageHead
          back={<BackLink href={unmatchedLinks.productsOf(category.slug)}>{copy.back}</BackLink>}
          size="list"
          title={copy.title(category.name)}
          lead={isEmpty ? undefined : copy.lead}
        />
        {status === 'loading' && <GroupSkeleton />}
        {status === 'failed' && (
          <EmptyShelf
            figure="!"
            tone="danger"
            announce="assertive"
            title={messages.listingFailed}
            text={copy.failedHint}
            actions={
              <Button variant="primary" width="phone" iconEnd="reload" onClick={onRetry}>
                {retry}
              </Button>
            }
          />
        )}
        {isEmpty && (
          <EmptyShelf
            figure="0"
            announce="polite"
            title={copy.empty.title}
            text={copy.empty.text}
            actions={
              <ButtonLink variant="primary" width="phone" href={paths.category(category.slug)}>
                {copy.empty.link}
              </ButtonLink>
            }
          />
        )}
        {groups.map((group) => (
          <GroupCard key={group.id} group={group} products={products} />
        ))}
      </PageSection>
    </>
  );
}

/** The place of the first group while the groups load. */
function GroupSkeleton() {
  return (
    <div className={css.group}>
      <div className={css.product}>
        <Skeleton shape="tile" />
      </div>
      <div className={css.variants}>
        <Stack gap={6}>
          <Spinner>{messages.loading}</Spinner>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
        </Stack>
      </div>
    </div>
  );
}
