import { ButtonLink, EmptyShelf, PageSection, TextLink } from '@vetta/ui';
import { categories } from '../../content/categories.ts';
import { messages } from '../../content/messages.ts';
import { paths } from '../../paths.ts';
import { DocumentHead } from '../DocumentHead/DocumentHead.tsx';
import { copy } from './UnknownCategory.copy.ts';

/**
 * A path under a category that the shop does not have (docs/rules.md#unknown-category): the whole
 * page.
 */
export function UnknownCategoryView() {
  return (
    <>
      <DocumentHead
        title={messages.categoryNotFound}
        description={messages.categoryNotFoundHint}
        path={paths.catalogue}
      />
      <PageSection space="medium" as="div">
        <EmptyShelf
          figure="?"
          level={1}
          title={messages.categoryNotFound}
          text={messages.categoryNotFoundHint}
          actions={
            <ButtonLink variant="primary" width="phone" href={paths.catalogue}>
              {copy.allProducts}
            </ButtonLink>
          }
          links={{
            label: copy.categories,
            items: categories.map(({ slug, name }) => (
              <TextLink key={slug} href={paths.category(slug)}>
                {name}
              </TextLink>
            )),
          }}
        />
      </PageSection>
    </>
  );
}
