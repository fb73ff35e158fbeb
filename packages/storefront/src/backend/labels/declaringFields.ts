import { isRecord } from '../../catalogue/fields.ts';
import { textsIn } from '../textsIn.ts';

const depthLimit = 12;

/** A field's own name says what its texts are: `allergeni: 'latte, soia'`, `tracce`, `mayContain`. */
const traces = /tracc|traces|(?:puo|può|may)[_-]?cont/i;
const contained = /allergen|contien[ei]|contengono|^contains?$/i;
/** `non_contiene`, `allergenFree`: what is denied declares nothing. */
const denied = /(?:^|_)(?:non|senza|no|not)(?:_|(?=[A-Z]))|free|priv[oi]/i;

/** The statements of a retailer's own fields, as a label would print them. */
export function* declaringFields(value: unknown, depth = 0): Generator<string, void> {
  if (depth >= depthLimit) return;
  if (Array.isArray(value)) for (const item of value) yield* declaringFields(item, depth + 1);
  if (!isRecord(value)) return;
  for (const [name, item] of Object.entries(value)) {
    const opening = openingOf(name);
    if (opening === null) yield* declaringFields(item, depth + 1);
    else for (const text of textsIn(item)) yield `${opening}: ${text}`;
  }
}

/** Whether allergens are read from a field by this name, wherever it stands. */
export function isDeclaringField(name: string): boolean {
  return openingOf(name) !== null;
}

function openingOf(field: string): string | null {
  if (denied.test(field)) return null;
  if (traces.test(field)) return 'tracce';
  return contained.test(field) ? 'contiene' : null;
}
