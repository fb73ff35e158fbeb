import { atom } from 'jotai';
import type { ComponentType } from 'react';

export type CompareCheckboxProps = { slug: string; name: string };
export type ActivePriceProps = { slug: string; cents: number };

/** What cards and buttons know of the comparison; its tools fill it after the first view. */
export type CompareState = {
  /** Chosen, as `comparedSlugsAtom` has them. */
  slugs: readonly string[];
  /** A card's box, while the visitor chooses; without it the card leads to its product. */
  CompareCheckbox?: ComponentType<CompareCheckboxProps>;
  /** The price of a hundred grams of protein, once the list has been seen. */
  ActivePrice?: ComponentType<ActivePriceProps>;
};

export const compareAtom = atom<CompareState>({ slugs: [] });
