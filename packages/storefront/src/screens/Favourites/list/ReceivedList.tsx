import {
  BackLink,
  Button,
  ButtonLink,
  EmptyShelf,
  Note,
  PageHead,
  PageSection,
  Spinner,
} from '@vetta/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { readListValue, writeListLink } from '../../../catalogue/shoppingList/listLink.ts';
import { listRow } from '../../../catalogue/shoppingList/listRow.ts';
import { DocumentHead } from '../../../components/DocumentHead/DocumentHead.tsx';
import { toasts } from '../../../content/messages.ts';
import { type ListProduct, useListProducts } from '../../../data/useListProducts.ts';
import { paths } from '../../../paths.ts';
import { useNow } from '../../../state/clock.ts';
import { addChoicesAtom } from '../../../state/favouriteChoices.ts';
import { favouriteIdsAtom } from '../../../state/favourites.ts';
import { mergeFavouritesAtom } from '../../../state/mergeFavourites.ts';
import { showToastAtom } from '../../../state/toast.ts';
import { copy as words } from './list.copy.ts';
import * as css from './ListBlock.css.ts';
import { ListBlock } from './ListBlock.tsx';
import { momentText } from './moment.ts';
import { PrintSheet } from './PrintSheet.tsx';

const copy = words.received;

/** A list that somebody has sent, read-only (docs/rules.md#list-link). */
export function ReceivedList({ value }: { value: string }) {
  const entries = readListValue(value);
  const products = useListProducts(entries.map(({ slug }) => slug));
  const rows = entries.flatMap((entry) => {
    const answer = products?.[entry.slug];
    return typeof answer === 'object' ? { answer, entry } : [];
  });
  const isLoading = entries.length > 0 && products === undefined;
  const states = Object.values<ListProduct>(products ?? {});
  const gone = states.filter((state) => state === 'gone').length;
  const failed = states.filter((state) => state === 'failed').length;
  return (
    <>
      <DocumentHead title={copy.title} description={copy.lead} path={null} />
      <PageSection space="below" as="div">
        <PageHead
          back={<BackLink href={paths.favourites}>{copy.back}</BackLink>}
          title={copy.title}
          lead={rows.length > 0 ? copy.lead : undefined}
        />
        {isLoading && <Spinner>{copy.loading}</Spinner>}
        {!isLoading && rows.length === 0 && <Unreadable hasFailed={failed > 0} />}
        {rows.length > 0 && gone + failed > 0 && (
          <div className={css.notes}>
            {gone > 0 && <Note>{copy.gone(gone)}</Note>}
            {failed > 0 && <Note>{copy.failed(failed)}</Note>}
          </div>
        )}
        {rows.length > 0 && <Received items={rows} />}
      </PageSection>
    </>
  );
}

type Item = {
  answer: Exclude<ListProduct, string>;
  entry: ReturnType<typeof readListValue>[number];
};

function Received({ items }: { items: readonly Item[] }) {
  const mine = useAtomValue(favouriteIdsAtom);
  const merge = useSetAtom(mergeFavouritesAtom);
  const addChoices = useSetAtom(addChoicesAtom);
  const showToast = useSetAtom(showToastAtom);
  const now = useNow();
  const rows = items.map(({ answer, entry }) => {
    const row = listRow(answer.product, answer.variants, entry);
    const { flavour = row.flavour, size = row.size } = entry;
    return { ...row, flavour, size, entry };
  });
  const added = items.filter(({ answer }) => !mine.has(answer.product.id));

  async function handleAdd() {
    try {
      await merge(added.map(({ answer }) => answer.product));
      addChoices(
        Object.fromEntries(
          added.map(({ answer, entry: { flavour, size } }) => [
            answer.product.id,
            { flavour, size },
          ]),
        ),
      );
      showToast({ kind: 'success', icon: 'heart', title: copy.added(added.length) });
    } catch (error) {
      console.error('The list could not be added', error);
      showToast({ kind: 'error', title: toasts.addFailed });
    }
  }

  return (
    <>
      <ListBlock rows={rows} mine={mine} />
      <div className={css.actions}>
        {added.length > 0 ? (
          <Button variant="primary" width="phone" onClick={() => void handleAdd()}>
            {copy.add(added.length)}
          </Button>
        ) : (
          <ButtonLink variant="primary" width="phone" href={paths.favourites}>
            {copy.toMine}
          </ButtonLink>
        )}
        <Button icon="print" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      {now !== null && (
        <PrintSheet
          rows={rows}
          moment={momentText(now)}
          address={window.location.origin + writeListLink(rows.map(({ entry }) => entry))}
        />
      )}
    </>
  );
}

function Unreadable({ hasFailed }: { hasFailed: boolean }) {
  return (
    <EmptyShelf
      figure="?"
      announce="polite"
      title={copy.brokenTitle}
      text={hasFailed ? copy.failedText : copy.brokenText}
      actions={
        <ButtonLink variant="primary" width="phone" href={paths.favourites}>
          {copy.toMine}
        </ButtonLink>
      }
    />
  );
}
