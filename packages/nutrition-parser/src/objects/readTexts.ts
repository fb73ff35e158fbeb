import { atStart } from '../lexicon/phrases.ts';
import type { Shape } from '../model.ts';
import { findMarkers } from '../text/findMarkers.ts';
import { fold } from '../text/fold.ts';
import { looksLikeJson, unfenced } from '../text/readJson.ts';
import { readFlavour } from './flavours.ts';
import { readKey } from './readKey.ts';
import type { KeyRole } from './keyRoles.ts';
import { under, type Input, type Place } from './input.ts';
import { holdsRows, isInlineTable, namesNutrients } from './texts.ts';

/** Keys of what is no table, whatever their text looks like. */
const otherTexts = atStart('(ingredient|modalita|avvert|warning|usage|uso|how to use|posologia)~');

/** Texts under keys that say nothing, where an object has no table: read where they hold rows. */
export function readTexts(object: Record<string, unknown>, place: Place, input: Input): Shape {
  const keys = Object.keys(object);
  // A description comes after what may be the table itself.
  const of = (...wanted: KeyRole[]): string[] =>
    keys.filter((key) => wanted.includes(readKey(key).role));
  const holding = (key: string): boolean => {
    const value = object[key];
    const { role, text: name } = readKey(key);
    // `caratteristiche: ['Per dose', 'Creatina: 3 g']`; other lists were read.
    const lines = Array.isArray(value) ? linesOf(value) : null;
    const isUnread = role === 'product' || (role === 'other' && namesNutrients(lines));
    const text = isUnread && lines !== null ? lines : value;
    return typeof text === 'string' && !otherTexts.test(fold(name)) && holdsTable(text);
  };
  const texts = of('other', 'value', 'rows').filter(holding);
  const flavours = texts.filter((key) => namesNutrients(object[key]));
  const read = (key: string): Shape => input.read(object[key], under(place, key));
  // `{ Cacao: '| … |', Vaniglia: '| … |' }`
  if (flavours.length > 1)
    return flavours.reduce<Shape>((shape, key) => {
      const inner = readFlavour(readKey(key).text, input, () => read(key));
      return shape === 'none' ? inner : shape;
    }, 'none');
  const others = texts.filter((key) => key !== flavours[0]);
  for (const key of [...flavours, ...others, ...of('product').filter(holding)]) {
    const shape = read(key);
    if (shape !== 'none') return shape;
  }
  return 'none';
}

/** Texts of a list as the lines of one; null where it holds anything else. */
const linesOf = (items: readonly unknown[]): string | null =>
  items.every((item) => typeof item === 'string') ? items.join('\n') : null;

const holdsTable = (text: string): boolean =>
  holdsRows(text) ||
  looksLikeJson(unfenced(text)) ||
  isInlineTable(text) ||
  findMarkers(text).some(({ kind }) => kind === 'nutrition');
