import type { Branch, Node } from './tree.ts';
import { wholePart } from './wholeParts.ts';

const firstOf = ({ children }: Node): string | undefined => children?.[0]?.name.toLowerCase();

/**
 * The lists of a product's flavours, where all that a list holds is groups that begin alike: 'Cacao:
 * proteine, …. Fragola: proteine, …'. Null for any other list.
 */
export function flavoursOf(items: readonly Node[]): Branch[] | null {
  const first = items[0] && firstOf(items[0]);
  if (items.length < 2 || first === undefined) return null;
  const isEach = items.every(
    (item) =>
      item.role === undefined &&
      item.percent === undefined &&
      !wholePart.test(item.name) &&
      firstOf(item) === first,
  );
  if (!isEach) return null;
  return items.map(({ name, children = [] }) => ({ label: name, items: children }));
}
