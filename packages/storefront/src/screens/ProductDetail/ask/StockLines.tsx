import type { ReactNode } from 'react';
import { openingState } from '../../../catalogue/shops/openingState.ts';
import { stockAge } from '../../../catalogue/shops/stockAge.ts';
import { shopHoursCopy } from '../../../components/ShopHours/ShopHours.copy.ts';
import { shopOfStore } from '../../../content/shops.ts';
import { copy } from './ask.copy.ts';

/** How old the stock is (docs/rules.md#stock-age); nothing is claimed where nobody knows. */
export function stockAgeText(updatedAt: string | undefined, now: Date): ReactNode {
  const age = stockAge(updatedAt, now);
  if (age === null) return null;
  if (!age.mustConfirm) return copy.stockAge(age);
  return (
    <>
      <strong>{`${copy.stockAge(age)}.`}</strong>
      <span>{` ${copy.confirm}`}</span>
    </>
  );
}

/** 'Aperto ora, chiude alle 19:30' */
export function openingText(storeId: string, now: Date): string {
  const state = openingState(shopOfStore(storeId).openingHours, now);
  const words = shopHoursCopy.openingLine(state);
  return state.isOpen ? `${words.now}, ${words.next}` : `${words.now} ${words.next}`;
}
