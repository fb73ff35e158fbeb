import { BackLink, ButtonLink, EmptyShelf, Note, PageHead, PageSection, Spinner } from '@vetta/ui';
import { type ListEntry, readListValue } from '../../../catalogue/shoppingList/listLink.ts';
import { DocumentHead } from '../../../components/DocumentHead/DocumentHead.tsx';
import {
  type ListProduct,
  listProductOf,
  type ListProducts,
  useListProducts,
} from '../../../data/useListProducts.ts';
import { paths } from '../../../paths.ts';
import { copy as words } from './list.copy.ts';
import * as css from './ListBlock.css.ts';
import { ReceivedRows, type ReceivedProduct } from './ReceivedRows.tsx';

const copy = words.received;

/** A list that somebody has sent, read-only (docs/rules.md#list-link). */
export function ReceivedList({ value }: { value: string }) {
  const { entries, droppedCount } = readListValue(value);
  const products = useListProducts(entries.map(({ slug }) => slug));
  const items = found(entries, products ?? {});
  const isLoading = entries.length > 0 && products === undefined;
  const states = Object.values<ListProduct>(products ?? {});
  const gone = states.filter((state) => state === 'gone').length;
  const failed = states.filter((state) => state === 'failed').length;
  // Where nothing is left, the page says of what failed and of what is broken by itself.
  const isNothing = items.length === 0;
  const notes = [
    ...(gone > 0 ? [copy.gone(gone)] : []),
    ...(failed > 0 && !isNothing ? [copy.failed(failed)] : []),
    ...(droppedCount > 0 && !isNothing ? [copy.dropped(droppedCount)] : []),
  ];
  return (
    <>
      <DocumentHead
        title={copy.title}
        description={copy.description}
        path={paths.favourites}
        isIndexed={false}
      />
      <PageSection space="below" as="div">
        <PageHead
          back={<BackLink href={paths.favourites}>{copy.back}</BackLink>}
          title={copy.title}
          lead={items.length > 0 ? copy.lead(items.length) : undefined}
        />
        {isLoading && <Spinner>{copy.loading}</Spinner>}
        {notes.length > 0 && (
          <div className={css.notes}>
            {notes.map((note) => (
              <Note key={note}>{note}</Note>
            ))}
          </div>
        )}
        {items.length > 0 && <ReceivedRows items={items} />}
        {!isLoading && items.length === 0 && <Unreadable hasFailed={failed > 0} />}
      </PageSection>
    </>
  );
}

/** Each product once: an address may name it by its slug and by its id. */
function found(entries: readonly ListEntry[], products: ListProducts): readonly ReceivedProduct[] {
  const byId = new Map<string, ReceivedProduct>();
  for (const entry of entries) {
    const answer = listProductOf(products, entry.slug);
    if (typeof answer !== 'object' || byId.has(answer.product.id)) continue;
    byId.set(answer.product.id, { answer, entry });
  }
  return [...byId.values()];
}

function Unreadable({ hasFailed }: { hasFailed: boolean }) {
  return (
    <EmptyShelf
      figure="?"
      announce="polite"
      title={hasFailed ? copy.failedTitle : copy.brokenTitle}
      text={hasFailed ? copy.failedText : copy.brokenText}
      actions={
        <ButtonLink variant="primary" width="phone" href={paths.favourites}>
          {copy.toMine}
        </ButtonLink>
      }
    />
  );
}
