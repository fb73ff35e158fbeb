import { listed } from '../text/chars.ts';
import { abbreviations } from './units.ts';

/** Words as alternatives of a regular expression, in a group of their own. */
export const anyOf = (words: string, separator?: string): string =>
  `(?:${(separator === undefined ? listed(words) : words.trim().split(separator)).join('|')})`;

/** Parts of the lexicon that patterns name: `{UNIT}`. */
const parts: Readonly<Record<string, string>> = {
  MASS: anyOf(abbreviations.mass),
  ENERGY: anyOf(abbreviations.energy),
  KILO: anyOf(abbreviations.energyOfLabels),
  UNIT: anyOf(`${abbreviations.energy} ${abbreviations.mass}`),
  VOLUME: anyOf(abbreviations.volume),
  MEASURE: anyOf(abbreviations.bases),
  HUNDRED: `100 ?${anyOf(abbreviations.bases)}`,
  NUMBER: '\\d[\\d.,]*',
  PERCENT: '\\d{1,4}(?:[.,]\\d{1,2})?',
  COLONIES: anyOf(abbreviations.colonies),
  /** Nothing is declared. */
  BLANK: '(?:[-–—]|n\\.?[da]\\.?|n/[da])',
  DOSE: anyOf('dose porzione razione serving portion'),
  COUNT: "(?:una?|un'|due|tre|quattro|mezz[ao]|½)",
  TITLE: anyOf('valori informazion analisi dati'),
  VNR: '(?:v\\.?n\\.?r|n\\.?r\\.?v|r\\.?d\\.?a)',
  LETTER: '[a-zà-ù]',
};

/** A regular expression whose `{NAMES}` stand for parts of the lexicon. */
export const pattern = (source: string, flags = 'i'): RegExp =>
  new RegExp(
    source.replace(/\{([A-Z]+)\}/g, (_, name: string) => String(parts[name])),
    flags,
  );
