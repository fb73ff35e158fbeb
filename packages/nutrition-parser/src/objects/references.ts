import type { Path } from '../text/source.ts';
import type { Input } from './input.ts';
import { readKey } from './readKey.ts';
import { isObject, percentOf } from './values.ts';

/** `vnr: { Magnesio: '100%' }` beside the sections. */
export function readReferences(value: unknown, path: Path, input: Input): void {
  if (!isObject(value)) return;
  for (const key of Object.keys(value))
    addReference(readKey(key).text, value[key], [...path, key], input);
}

export function addReference(name: string, value: unknown, path: Path, { table }: Input): void {
  const percent = percentOf(value, path);
  if (percent !== null) table.add({ kind: 'percent', name, percent, isApart: true });
}
