/** An object of a catalogue as it was parsed: fields that nobody here knows stay in it. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; anything else is an empty one. */
export function objectsOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

/** The first of the names that holds a value. */
export const nameIn = (json: Json, names: readonly string[]): string | undefined =>
  names.find((name) => json[name] !== undefined && json[name] !== null);

export function textIn(json: Json, ...names: readonly string[]): string {
  const value = json[nameIn(json, names) ?? ''];
  return typeof value === 'string' ? value : '';
}

export function numberIn(json: Json, ...names: readonly string[]): number | null {
  const value = json[nameIn(json, names) ?? ''];
  return typeof value === 'number' ? value : null;
}

/** Under the name that the object uses, else the first; an empty value takes the field away. */
export function setField(json: Json, names: readonly string[], value: unknown): void {
  const name = nameIn(json, names) ?? names[0];
  if (name === undefined) return;
  if (value === '' || value === null || value === undefined) {
    for (const spelling of names) delete json[spelling];
  } else json[name] = value;
}

/** The names that an object of ours has, in their order. */
export const keysOf = <Key extends string>(object: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(object).filter((key): key is Key => Object.hasOwn(object, key));
