import { isRecord } from '../catalogue/fields.ts';

const textLimit = 100_000;
const depthLimit = 12;

/** Every text in a value of JSON, each no longer than any other reader takes it. */
export function* textsIn(value: unknown, depth = 0): Generator<string, void> {
  if (typeof value === 'string') yield value.slice(0, textLimit);
  else if (depth < depthLimit && Array.isArray(value))
    for (const item of value) yield* textsIn(item, depth + 1);
  else if (depth < depthLimit && isRecord(value))
    for (const item of Object.values(value)) yield* textsIn(item, depth + 1);
}
