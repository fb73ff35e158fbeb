import type { Ingredient } from '../model.ts';
import type { Variant } from './frame.ts';
import { wholePart } from './listWords.ts';

const firstOf = ({ children }: Ingredient): string | undefined => children?.[0]?.name.toLowerCase();

/**
 * The lists of a product's flavours, where all that a list holds is groups that begin alike: 'Cacao:
 * proteine, …. Fragola: proteine, …'. Null for any other list.
 */
export function flavoursOf(items: readonly Ingredient[]): Variant[] | null {
  const begin = items[0] && firstOf(items[0]);
  if (items.length < 2 || begin === undefined) return null;
  const isEach = items.every(
    (item) =>
      item.role === undefined &&
      item.percent === undefined &&
      !wholePart.test(item.name) &&
      firstOf(item) === begin,
  );
  if (!isEach) return null;
  return items.map(({ name, children = [] }) => ({ label: name, ingredients: children }));
}
