import type { Path } from '../text/source.ts';
import type { Input } from './input.ts';
import { readKey } from './readKey.ts';
import { isObject } from './values.ts';
import { percentOf } from './percents.ts';

/** `vnr: { Magnesio: '100%' }` beside the sections. */
function readReferences(value: unknown, path: Path, input: Input): void {
  if (!isObject(value)) return;
  for (const key of Object.keys(value))
    addReference(readKey(key).text, value[key], [...path, key], input);
}

function addReference(name: string, value: unknown, path: Path, { table }: Input): void {
  const percent = percentOf(value, path);
  if (percent !== null) table.add({ kind: 'percent', name, percent, isApart: true });
}

/** `vnr: { Magnesio: '100%' }`, `magnesio_vnr: 27`: the percentages of rows that are there. */
export function readOwnReferences(
  object: Record<string, unknown>,
  keys: readonly string[],
  path: Path,
  input: Input,
): void {
  for (const key of keys) {
    const { role, text } = readKey(key);
    if (role === 'nrv') readReferences(object[key], [...path, key], input);
    else if (role === 'nutrientNrv') addReference(text, object[key], [...path, key], input);
  }
}
