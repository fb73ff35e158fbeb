import { looksLikeJson, readJson, unfenced } from '../../document/json.ts';

/** JSON in JSON in JSON, and no more. */
const maxDepth = 4;

/** The fields or items of an input, which may declare what the list does not name; else null. */
export function structureOf(input: unknown): object | null {
  let value = input;
  for (let depth = 0; depth < maxDepth && typeof value === 'string'; depth++) {
    const bare = unfenced(value);
    if (!looksLikeJson(bare)) return null;
    value = readJson(bare).value;
  }
  return typeof value === 'object' ? value : null;
}
