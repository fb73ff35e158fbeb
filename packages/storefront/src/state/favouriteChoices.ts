import { atom } from 'jotai';
import { id, isRecord, shortText } from '../catalogue/fields.ts';
import type { ListChoice } from '../catalogue/shoppingList/listRow.ts';
import { parseStoredJson, storedAtom } from './storedAtom.ts';
import { storageKeys } from '../browser/storageKeys.ts';

export type FavouriteChoices = Readonly<Record<string, ListChoice>>;

const none: FavouriteChoices = {};

const storedChoicesAtom = storedAtom<FavouriteChoices>({
  key: storageKeys.favouriteChoices,
  initial: none,
  read: (text) => readChoices(parseStoredJson(text)),
  toText: (choices) => (Object.keys(choices).length === 0 ? null : JSON.stringify(choices)),
  onFailedWrite: 'keep',
});

/** Flavour and size of each favourite, by its id. */
export const favouriteChoicesAtom = atom((get) => get(storedChoicesAtom).value);

/** Those of products that are no favourites any more go with the next change. */
export const chooseForFavouriteAtom = atom(
  null,
  (_get, set, change: { id: string; choice: ListChoice; favouriteIds: readonly string[] }) => {
    const kept = new Set(change.favouriteIds);
    set(storedChoicesAtom, (choices) => ({
      ...Object.fromEntries(Object.entries(choices).filter(([key]) => kept.has(key))),
      [change.id]: change.choice,
    }));
  },
);

/** What was chosen of a product as it became a favourite; nothing where there was no choice. */
export const noteChoiceAtom = atom(null, (_get, set, favouriteId: string, choice: ListChoice) => {
  if (choice.flavour === undefined && choice.size === undefined) return;
  set(storedChoicesAtom, (choices) => ({ ...choices, [favouriteId]: choice }));
});

/** What was chosen before stays (docs/rules.md#list-link). */
export const addChoicesAtom = atom(null, (_get, set, added: FavouriteChoices) =>
  set(storedChoicesAtom, (choices) => ({ ...added, ...choices })),
);

function readChoices(input: unknown): FavouriteChoices | null {
  if (!isRecord(input)) return null;
  return Object.fromEntries(
    Object.entries(input).flatMap(([key, choice]) =>
      id(key) !== undefined && isRecord(choice)
        ? [[key, { flavour: shortText(choice['flavour']), size: shortText(choice['size']) }]]
        : [],
    ),
  );
}
