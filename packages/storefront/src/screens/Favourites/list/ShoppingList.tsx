import { Heading, Note, Text } from '@vetta/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useIsOnline } from '../../../browser/useIsOnline.ts';
import { slugOrId } from '../../../catalogue/productLink.ts';
import { linkedCount, writeListLink } from '../../../catalogue/shoppingList/listLink.ts';
import { listMessage } from '../../../catalogue/shoppingList/listMessage.ts';
import { listRow, storedRow } from '../../../catalogue/shoppingList/listRow.ts';
import type { Favourite } from '../../../catalogue/storedFavourites.ts';
import { chooseFlavour } from '../../../catalogue/variants/chooseVariant.ts';
import { listProductOf, useListProducts } from '../../../data/useListProducts.ts';
import { useNow, useToday } from '../../../state/clock.ts';
import { chooseForFavouriteAtom, favouriteChoicesAtom } from '../../../state/favouriteChoices.ts';
import { copy } from './list.copy.ts';
import { ListActions } from './ListActions.tsx';
import { ListBlock } from './ListBlock.tsx';
import * as css from './ListBlock.css.ts';
import { dayText } from './dateText.ts';
import { PrintSheet } from './PrintSheet.tsx';

/** 'Porta la lista in negozio': the favourites as a list for the counter (docs/rules.md#shopping-list). */
export function ShoppingList({ favourites }: { favourites: readonly Favourite[] }) {
  const products = useLastKnown(useListProducts(favourites.map(slugOrId)));
  const choices = useAtomValue(favouriteChoicesAtom);
  const choose = useSetAtom(chooseForFavouriteAtom);
  const now = useNow();
  const today = useToday();
  const isOnline = useIsOnline();
  if (products === undefined || now === null || favourites.length === 0) return null;

  const found = (favourite: Favourite) => {
    const answer = listProductOf(products, slugOrId(favourite));
    return typeof answer === 'object' ? answer : undefined;
  };
  const gone = favourites.filter(
    (favourite) => listProductOf(products, slugOrId(favourite)) === 'gone',
  ).length;
  const rows = favourites.map((favourite) => {
    const answer = found(favourite);
    const choice = choices[favourite.id] ?? {};
    if (answer === undefined) return storedRow(favourite, choice);
    const row = listRow(answer.product, answer.variants, choice, today);
    return { ...row, id: favourite.id };
  });
  const entries = rows.map(({ entry }) => entry);
  const address = window.location.origin + writeListLink(entries);
  const linked = linkedCount(entries);
  return (
    <section className={css.section} aria-labelledby="list-title">
      <div className={css.head}>
        <Heading level={2} id="list-title">
          {copy.title}
        </Heading>
        <Text>{copy.lead}</Text>
      </div>
      {gone > 0 && (
        <div className={css.notes}>
          <Note>{copy.received.gone(gone)}</Note>
        </div>
      )}
      <ListBlock
        rows={rows}
        onChoose={(row, choice) => {
          const favourite = favourites.find(({ id }) => id === row.id);
          const variants = favourite === undefined ? [] : (found(favourite)?.variants ?? []);
          const isNewFlavour = choice.flavour !== undefined && choice.flavour !== row.flavour;
          const next = isNewFlavour ? chooseFlavour(variants, choice.flavour ?? '') : null;
          choose({
            id: row.id,
            choice: next ?? choice,
            favouriteIds: favourites.map(({ id }) => id),
          });
        }}
      >
        {linked < rows.length && <Text size="small">{copy.tooMany(linked)}</Text>}
        <ListActions
          message={listMessage(rows, { address, day: isOnline ? dayText(now) : undefined })}
          address={address}
        />
      </ListBlock>
      <PrintSheet rows={rows} now={now} address={address} />
    </section>
  );
}

/** While another list is requested, the last one stays: the page does not jump. */
function useLastKnown<Value>(value: Value | undefined): Value | undefined {
  const [known, setKnown] = useState(value);
  if (value !== undefined && value !== known) setKnown(value);
  return value ?? known;
}
