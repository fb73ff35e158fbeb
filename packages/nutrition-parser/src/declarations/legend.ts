import { legendKeys } from '../lexicon/declarations.ts';
import { atWord } from '../lexicon/phrases.ts';
import { isObject } from '../document/values.ts';
import { splitAtAny } from '../text/pieces.ts';
import { keyWords } from './keyWords.ts';
import { subjectOf } from './subjectOf.ts';

type Names = ReadonlyMap<string, string>;

const isLegendKey = atWord(legendKeys);

/** Codes are letters or numbers of a menu. */
const maxCodeLength = 3;
const maxNames = 60;
const marks = '=:–-';

const codeOf = (value: unknown): string | null => {
  const code = typeof value === 'number' ? String(value) : value;
  const trimmed = typeof code === 'string' ? code.trim().toUpperCase() : '';
  return trimmed !== '' && trimmed.length <= maxCodeLength ? trimmed : null;
};

/** 'A = glutine' */
function pairIn(text: string): [unknown, unknown] {
  const at = text.split('').findIndex((char) => marks.includes(char));
  return [text.slice(0, Math.max(0, at)), text.slice(at + 1)];
}

/** `{ codice: 7, nome: 'Latte' }`, 'A = glutine' */
function pairOf(item: unknown): [unknown, unknown] {
  if (typeof item === 'string') return pairIn(item);
  const values = isObject(item) ? Object.values(item) : [];
  return [
    values.find((value) => codeOf(value) !== null),
    values.find((value) => typeof value === 'string' && codeOf(value) === null),
  ];
}

/** `{ A: 'glutine' }`, `[{ codice: 'A', nome: 'glutine' }]`, 'A = glutine; G = latte': names by their codes. */
function namesOf(legend: unknown): Names | null {
  const items: unknown = typeof legend === 'string' ? splitAtAny(legend, ',;\n') : legend;
  const pairs = Array.isArray(items)
    ? items.slice(0, maxNames).map(pairOf)
    : Object.entries(isObject(items) ? items : {});
  const names = new Map<string, string>();
  for (const [code, name] of pairs) {
    const own = codeOf(code);
    if (own === null || typeof name !== 'string') return null;
    names.set(own, name.trim());
  }
  return names.size > 0 ? names : null;
}

/** Items with the names for their codes; null where none is a code. */
function named(items: readonly unknown[], names: Names): unknown[] | null {
  const found = items.map((item) => names.get(codeOf(item) ?? ''));
  return found.some((name) => name !== undefined) ? items.map((item, i) => found[i] ?? item) : null;
}

/** The names that codes stand for: 'A, G', 'A G', `['A', 'G']`; null where it has none. */
function namesFor(value: unknown, names: Names): unknown[] | null {
  if (typeof value !== 'string') return named([value].flat(), names);
  const apart = splitAtAny(value, ' ').filter((item) => item !== '');
  const areCodes = apart.every((item) => names.has(codeOf(item) ?? ''));
  return named(areCodes ? apart : splitAtAny(value, ',;/'), names);
}

/**
 * `{ allergeni: 'A, G', legenda: { A: 'glutine', G: 'latte', … } }` with the names for the codes and
 * without the legend; any other record as it is.
 */
export function withoutCodes(record: Record<string, unknown>): Record<string, unknown> {
  const key = Object.keys(record).find((name) => isLegendKey.test(keyWords(name)));
  const names = key === undefined ? null : namesOf(record[key]);
  if (key === undefined || !names) return record;
  let isUsed = false;
  const entries = Object.entries(record).flatMap(([name, value]): [string, unknown][] => {
    if (name === key) return [];
    const { says } = subjectOf(name);
    const found = says === 'contains' || says === 'traces' ? namesFor(value, names) : null;
    isUsed ||= found !== null;
    return [[name, found ?? value]];
  });
  return isUsed ? Object.fromEntries(entries) : record;
}
