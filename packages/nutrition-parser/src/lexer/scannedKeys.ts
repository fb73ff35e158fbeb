import type { NutrientKey } from '../lexicon/nutrients.ts';
import { lowerL, lowerO, one, zero } from '../text/codes.ts';

const lowerI = 105;

/** The letter that OCR may have read: it takes 0 for o, and 1, l and i for each other. */
function letterOf(code: number): number {
  if (code === zero) return lowerO;
  return code === one || code === lowerL ? lowerI : code;
}

/** A name with one letter for all that OCR takes for each other. */
const scannedForm = (name: string): string =>
  String.fromCharCode(...Array.from(name, (_, i) => letterOf(name.charCodeAt(i))));

/** A number that names of one scanned form have in common. */
function hashOf(name: string): number {
  let hash = 0;
  for (let i = 0; i < name.length; i++)
    hash = (Math.imul(hash, 31) + letterOf(name.charCodeAt(i))) | 0;
  return hash;
}

/** Shorter names are too like each other. */
const minLength = 4;

/** The nutrient whose name OCR may have read so. */
export function scannedKeys(
  keys: ReadonlyMap<string, NutrientKey>,
): (folded: string) => NutrientKey | undefined {
  const names = new Map<number, string>();
  for (const name of keys.keys()) if (name.length >= minLength) names.set(hashOf(name), name);
  return (folded) => {
    if (folded.length < minLength) return undefined;
    const name = names.get(hashOf(folded));
    return name !== undefined && scannedForm(name) === scannedForm(folded)
      ? keys.get(name)
      : undefined;
  };
}
