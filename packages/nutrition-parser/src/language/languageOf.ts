import { languageWords } from '../lexicon/languages.ts';
import { listed } from '../text/chars.ts';
import { fold } from '../text/fold.ts';

export type Language = 'it' | 'en' | 'other';

/** Each word with its language; a word that ends in `~` is the beginning of others. */
const words: ReadonlyMap<string, Language> = new Map(
  Object.entries(languageWords).flatMap(([key, list]) =>
    listed(list).map((word): [string, Language] => [
      word,
      key === 'it' || key === 'en' ? key : 'other',
    ]),
  ),
);
const beginnings = [...words.keys()].filter((word) => word.endsWith('~'));
const shortest = Math.min(...beginnings.map((beginning) => beginning.length - 1));
const longest = Math.max(...beginnings.map((beginning) => beginning.length - 1));

/** Letters that words of Italian and English, brands and Latin names do not have. */
const foreignLetters: ReadonlySet<string> = new Set('ßøåæœąćęłńśźżőűčďěňřšťůžğışțăđ');
/** Greek and what comes after it: scripts of other languages. */
const firstForeignScript = 0x370;
const isForeignLetter = (letter: string): boolean =>
  foreignLetters.has(letter) || (letter.codePointAt(0) ?? 0) >= firstForeignScript;
/** 'β-alanina', 'Ω3': letters of other scripts that stand alone name a substance. */
const minForeignWord = 3;

function languageOfWord(printed: string): Language | undefined {
  const word = fold(printed);
  const known = words.get(word);
  if (known) return known;
  for (let end = Math.min(word.length, longest); end >= shortest; end--) {
    const language = words.get(`${word.slice(0, end)}~`);
    if (language) return language;
  }
  return printed.length >= minForeignWord && [...printed.toLowerCase()].some(isForeignLetter)
    ? 'other'
    : undefined;
}

/**
 * So many words of other languages for each Italian one, or English one, make a list foreign. An Italian
 * list may have them in its flavours, or beside each of its names: 'latte / Milch / lait / leche'.
 */
const foreignForEach = { it: 3, en: 1.5 } as const;

const anyWord = /[\p{L}\p{M}]+/gu;
/** Characters that are looked at; what follows is in the same language. */
const reach = 4000;

type Count = Record<Language, number>;

function wordsIn(text: string): Count {
  const count: Count = { it: 0, en: 0, other: 0 };
  for (const [word] of text.slice(0, reach).matchAll(anyWord)) {
    const language = languageOfWord(word);
    if (language) count[language]++;
  }
  return count;
}

function languageBy({ it, en, other }: Count): Language {
  if (other > it * foreignForEach.it && other > en * foreignForEach.en) return 'other';
  return en > it ? 'en' : 'it';
}

/**
 * The language of a text, by its words. One that none of them tells, as of brands and Latin names, is
 * taken for Italian: it is read, so that no allergen is lost.
 */
export const languageOf = (text: string): Language => languageBy(wordsIn(text));

/** Between two sentences. */
const sentenceEnd = /\.\s+(?=[A-ZÀ-Ý])/gu;

/** The language of a list: that of its first sentence, where any word tells it. */
export function languageOfList(text: string): Language {
  const first =
    text
      .slice(0, reach)
      .split(sentenceEnd)
      .find((part) => part.trim() !== '') ?? '';
  const count = wordsIn(first);
  return count.it + count.en + count.other > 0 ? languageBy(count) : languageOf(text);
}

/** Where the first sentence behind another begins that is in a foreign language; else the end. */
export function foreignStart(text: string, start: number, end: number): number {
  let at = start;
  for (const { index, 0: gap } of text.slice(start, end).matchAll(sentenceEnd)) {
    if (at > start && languageOf(text.slice(at, start + index)) === 'other') return at;
    at = start + index + gap.length;
  }
  return at > start && languageOf(text.slice(at, end)) === 'other' ? at : end;
}
