import { fold } from '../../text/fold.ts';
import { looksLikeList } from './looksLikeList.ts';

/** Longer first items are sentences. */
const maxItem = 60;

/** The first item of a text that looks like a list; null for any other value. */
function firstItem(value: unknown): string | null {
  if (typeof value !== 'string' || !looksLikeList(value)) return null;
  const end = value.indexOf(',');
  return end > maxItem ? null : fold(value.slice(0, end));
}

/** `{ Cacao: 'Proteine del latte, cacao', Vaniglia: 'Proteine del latte, aroma' }`: lists that begin alike. */
export function listsAlike(
  details: Record<string, unknown>,
  keys: readonly string[],
): ReadonlySet<string> {
  const first = new Map<string, string>();
  const alike = new Set<string>();
  for (const key of keys) {
    const item = firstItem(details[key]);
    if (item === null) continue;
    const other = first.get(item);
    if (other === undefined) first.set(item, key);
    else alike.add(other).add(key);
  }
  return alike;
}
