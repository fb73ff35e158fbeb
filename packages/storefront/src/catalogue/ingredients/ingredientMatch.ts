import { asOneWord, foldText, queryWords, wordsOf } from '../foldText.ts';
import { additiveNames } from './additiveNames.ts';

/** Names of additives by their words: of a name with several words, those that begin with it first. */
const codesByFirstWord = new Map<string, { code: string; words: readonly string[] }[]>();
for (const [code, names] of Object.entries(additiveNames)) {
  for (const name of names) {
    const words = wordsOf(name);
    const [first = ''] = words;
    codesByFirstWord.set(first, [...(codesByFirstWord.get(first) ?? []), { code, words }]);
  }
}

/** 'E 955', 'e-955', 'E460(ii)' as 'E955', 'E460(ii)'; undefined where a text is no E-number. */
export function additiveCode(text: string): string | undefined {
  const match = /^e[\s-]?(\d{3,4})\s?([a-f])?\s?(\([ivx]+\))?$/i.exec(text.trim());
  if (match === null) return undefined;
  return `E${match[1]}${match[2]?.toLowerCase() ?? ''}${match[3]?.toLowerCase() ?? ''}`;
}

/** Of a text that is one, or that is the name of one and nothing more: 'E322' of 'lecitine'. */
export function additiveMeant(text: string): string | undefined {
  const words = queryWords(text);
  return (
    additiveCode(text) ??
    codesByFirstWord
      .get(words[0] ?? '')
      ?.find((additive) => additive.words.join(' ') === words.join(' '))?.code
  );
}

/** What an additive is called first: 'lecitina' of 'E322'. */
export const additiveName = (code: string): string | undefined => additiveNames[code]?.[0];

/**
 * An ingredient by all its names: as the label prints it, its E-number, and what the number stands
 * for. 'edulcorante: E955', 'sucralosio' and 'sucralosio (E 955)' come out with the same two.
 */
export function ingredientNames(name: string, printedCode?: string): readonly string[] {
  const code = printedCode ?? additiveCode(name);
  if (code !== undefined) {
    const group = /^E\d+[a-f]?/.exec(code)?.[0] ?? code;
    const known = additiveNames[group] ?? additiveNames[/^E\d+/.exec(group)?.[0] ?? ''] ?? [];
    return [...new Set([name, ...(group === code ? [] : [group]), ...known.slice(0, 1), code])];
  }
  const words = wordsOf(name);
  const codes = words.flatMap((word, at) =>
    (codesByFirstWord.get(word) ?? [])
      .filter((additive) => additive.words.every((other, n) => words[at + n] === other))
      .map((additive) => additive.code),
  );
  return [...new Set([name, ...codes])];
}

/** 'E955' of 'sucralosio' as of 'E 955'; undefined where a name is no additive's. */
export const codeOfIngredient = (name: string): string | undefined =>
  ingredientNames(name)
    .map(additiveCode)
    .findLast((code) => code !== undefined);

/** A name of a label, made ready to be compared. */
export type ReadName = { words: readonly string[]; code: string | undefined };

export const readName = (name: string): ReadName => ({
  words: wordsOf(name),
  code: additiveCode(name),
});

/**
 * Whether a name is what was typed: every word of the text begins a word of it, or the text is its
 * E-number, or a name of that: 'lecitina' is 'lecitine di soia', too (docs/rules.md#avoid-filter). A
 * label's names are those of `ingredientNames`.
 */
export function ingredientMatcher(text: string): (name: ReadName) => boolean {
  const code = additiveMeant(text);
  const typed = queryWords(text).map(asOneWord);
  return (name) => {
    if (name.code !== undefined) return code !== undefined && isOf(name.code, code);
    return (
      typed.length > 0 && typed.every((begin) => name.words.some((word) => word.startsWith(begin)))
    );
  };
}

/** Whether one of a label's names is among what was typed. Each name is compared once. */
export function ingredientsMatcher(
  texts: readonly string[],
): (names: readonly string[]) => boolean {
  const matchers = texts.map(ingredientMatcher);
  const known = new Map<string, boolean>();
  const isMatch = (name: string): boolean => {
    const read = readName(name);
    return matchers.some((matches) => matches(read));
  };
  return (names) =>
    matchers.length > 0 &&
    names.some((name) => {
      const result = known.get(name) ?? isMatch(name);
      known.set(name, result);
      return result;
    });
}

/** E150 is said of E150d as well, and E460 of E460(ii). */
const isOf = (code: string, group: string): boolean =>
  code.startsWith(group) && !/^\d/.test(code.slice(group.length));

/** 'emulsionante', 'agenti di carica': names a class, of which the additives stand behind it. */
export const isAdditiveClass = (name: string): boolean => className.test(foldText(name));

const className =
  /^(?:addensant|emulsionant|edulcorant|dolcificant|colorant|conservant|antiossidant|antiagglomerant|umidificant|stabilizzant|gelificant|acidificant|agent(?:e|i) (?:di (?:carica|rivestimento|resistenza)|lievitant|antischiuma)|corrett?or[ei] (?:di|dell) ?['’]?acidita|esaltator[ei] di sapidita)[ei]?$/;
