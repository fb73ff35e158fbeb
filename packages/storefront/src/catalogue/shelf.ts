import type { Shelf } from '../contract/label.ts';
import { activeNames } from '../content/nutrientNames.ts';
import { isRecord } from './fields.ts';

/** `shelf` of the details; undefined where it is missing or has another form. */
export function shelfFromWire(input: unknown): Shelf | undefined {
  if (!isRecord(input) || !Array.isArray(input['items'])) return undefined;
  const { active, unit, items } = input;
  if (!isActive(active) || typeof unit !== 'string') return undefined;
  return { active, unit, items: items.flatMap(readItem).slice(0, maxItems) };
}

const maxItems = 4;

const isActive = (input: unknown): input is Shelf['active'] =>
  typeof input === 'string' && Object.hasOwn(activeNames, input);

function readItem(input: unknown): Shelf['items'] {
  if (!isRecord(input)) return [];
  const { slug, perActiveCents } = input;
  const isRead = typeof slug === 'string' && slug !== '' && typeof perActiveCents === 'number';
  return isRead && Number.isFinite(perActiveCents) ? [{ slug, perActiveCents }] : [];
}
