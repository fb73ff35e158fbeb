import { abbreviations } from './units.ts';

/** Words as alternatives of a regular expression, in a group of their own. */
export const anyOf = (words: string, separator: string | RegExp = /\s+/): string =>
  `(?:${words.trim().split(separator).join('|')})`;

/** Parts of the lexicon that patterns name: `{UNIT}`. */
const parts: Readonly<Record<string, string>> = {
  MASS: anyOf(abbreviations.mass),
  ENERGY: anyOf(abbreviations.energy),
  UNIT: anyOf(`${abbreviations.energy} ${abbreviations.mass}`),
  VOLUME: anyOf(abbreviations.volume),
  HUNDRED: '100 ?(?:gr?|ml)',
  NUMBER: '\\d[\\d.,]*',
  VNR: '(?:v\\.?n\\.?r|nrv|rda)',
  LETTER: '[a-zà-ù]',
};

/** A regular expression whose `{NAMES}` stand for parts of the lexicon. */
export const pattern = (source: string, flags = 'i'): RegExp =>
  new RegExp(
    source.replace(/\{([A-Z]+)\}/g, (_, name: string) => String(parts[name])),
    flags,
  );
