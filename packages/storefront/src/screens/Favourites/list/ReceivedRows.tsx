import { Button, ButtonLink, Text } from '@vetta/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { type ListEntry, writeListLink } from '../../../catalogue/shoppingList/listLink.ts';
import { receivedRow } from '../../../catalogue/shoppingList/listRow.ts';
import type { ListProduct } from '../../../data/useListProducts.ts';
import { paths } from '../../../paths.ts';
import { useNow, useToday } from '../../../state/clock.ts';
import { favouriteIdsAtom } from '../../../state/favourites.ts';
import { copy as words } from './list.copy.ts';
import * as css from './ListBlock.css.ts';
import { ListBlock } from './ListBlock.tsx';
import { PrintSheet } from './PrintSheet.tsx';
import { useAddReceived } from './useAddReceived.ts';

const copy = words.received;

export type ReceivedProduct = { answer: Exclude<ListProduct, string>; entry: ListEntry };

/** The rows as they were sent, and the way into the own favourites. */
export function ReceivedRows({ items }: { items: readonly ReceivedProduct[] }) {
  const mine = useAtomValue(favouriteIdsAtom);
  const now = useNow();
  const today = useToday();
  const rows = items.map(({ answer, entry }) =>
    receivedRow(answer.product, answer.variants, entry, today),
  );
  return (
    <>
      <ListBlock rows={rows} mine={mine}>
        <Actions items={items} fresh={items.filter(({ answer }) => !mine.has(answer.product.id))} />
      </ListBlock>
      {now !== null && (
        <PrintSheet
          rows={rows}
          now={now}
          address={window.location.origin + writeListLink(rows.map(({ entry }) => entry))}
        />
      )}
    </>
  );
}

type ActionsProps = {
  items: readonly ReceivedProduct[];
  /** Those that are no favourites here. */
  fresh: readonly ReceivedProduct[];
};

function Actions({ items, fresh }: ActionsProps) {
  const { add, hasAdded } = useAddReceived();
  const link = useRef<HTMLAnchorElement>(null);
  const isDone = fresh.length === 0;
  // The button that was pressed is gone: the keyboard goes on from what has taken its place.
  useEffect(() => {
    if (isDone && hasAdded) link.current?.focus();
  }, [isDone, hasAdded]);
  const known = items.length - fresh.length;
  return (
    <div className={css.actions}>
      {isDone ? (
        <ButtonLink ref={link} variant="primary" width="phone" href={paths.favourites}>
          {copy.toMine}
        </ButtonLink>
      ) : (
        <Button variant="primary" width="phone" onClick={() => add(fresh)}>
          {copy.add(fresh.length)}
        </Button>
      )}
      <Button icon="print" onClick={() => window.print()}>
        {words.print}
      </Button>
      {known > 0 && <Text>{isDone ? copy.allMine(known) : copy.mineCount(known)}</Text>}
    </div>
  );
}
