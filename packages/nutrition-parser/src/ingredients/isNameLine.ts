import { hasAny } from '../text/chars.ts';
import { allergensOf } from '../allergens/findAllergens.ts';

/** A line of a list without bullets is no longer. */
const maxNameLine = 40;
const maxNameWords = 3;

/** 'Glutine': whether the line at a place is the name of an allergen, and no more. */
export function isNameLine(text: string, at: number): boolean {
  const [line = ''] = text.slice(at, at + maxNameLine).split('\n', 1);
  const name = line.trim();
  if (line.length === maxNameLine || hasAny(name, [',', ':', ';', '%', '('])) return false;
  return name.split(' ').length <= maxNameWords && allergensOf(name).length > 0;
}
