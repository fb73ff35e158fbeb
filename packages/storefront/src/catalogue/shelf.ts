import type { Shelf } from '../contract/label.ts';
import { isRecord } from './fields.ts';

/** What is shown of a shelf. */
export type ShownShelf = Pick<Shelf, 'name' | 'unit' | 'items'>;

/** `shelf` of the details; empty where it has another form. */
export function shelfFromWire(input: unknown): ShownShelf {
  if (!isRecord(input)) return { name: '', unit: '', items: [] };
  const { name, unit, items } = input;
  return {
    name: typeof name === 'string' ? name : '',
    unit: typeof unit === 'string' ? unit : '',
    items: (Array.isArray(items) ? items : []).flatMap(readItem).slice(0, maxItems),
  };
}

const maxItems = 4;

function readItem(input: unknown): Shelf['items'] {
  if (!isRecord(input)) return [];
  const { slug, perActiveCents } = input;
  const isRead = typeof slug === 'string' && slug !== '' && typeof perActiveCents === 'number';
  return isRead && Number.isFinite(perActiveCents) ? [{ slug, perActiveCents }] : [];
}
