import { atom } from 'jotai';
import type { ComponentType } from 'react';
import { parseStoredJson, storedAtom } from './storedAtom.ts';
import { storageKeys } from './storageKeys.ts';

/** A comparison has at most this many columns (docs/rules.md#comparison). */
export const mostCompared = 4;

/** The slugs chosen for the comparison, for as long as the tab is open. */
export const storedComparisonAtom = storedAtom<readonly string[]>({
  key: storageKeys.compared,
  storage: 'session',
  initial: [],
  read: readSlugs,
  toText: (slugs) => (slugs.length === 0 ? null : JSON.stringify(slugs)),
  onFailedWrite: 'keep',
});

function readSlugs(text: string): readonly string[] | null {
  const stored = parseStoredJson(text);
  if (!Array.isArray(stored)) return null;
  const slugs = stored.filter((slug): slug is string => typeof slug === 'string' && slug !== '');
  return [...new Set(slugs)].slice(0, mostCompared);
}

export const comparedSlugsAtom = atom((get) => get(storedComparisonAtom).value);

export type PickBoxProps = { slug: string; name: string };

export type ActivePriceProps = { slug: string; cents: number };

/** What cards show beyond their first view. */
export type CardTools = {
  /** A card's box, while the visitor chooses; without it the card leads to its product. */
  PickBox?: ComponentType<PickBoxProps>;
  /** The price of a hundred grams of protein, once the list has been seen. */
  ActivePrice?: ComponentType<ActivePriceProps>;
};

export const cardToolsAtom = atom<CardTools>({});
