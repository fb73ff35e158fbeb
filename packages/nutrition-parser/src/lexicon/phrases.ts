import { listed } from '../text/chars.ts';

/**
 * The notation in which the lexicon writes phrases, one to a line or between bars:
 *
 *     prodott~ … stabiliment~    `~` the rest of a word, `…` up to 80 characters of one sentence
 *     può [anche ]contenere      `[ ]` may be missing, accents may be too
 *     (latte|burro) #%           `( | )` alternatives, `#` a number, `§` the place of one
 */
const signs: Readonly<Record<string, string>> = {
  '~': '[a-zà-ù]*',
  '…': '[^.;]{0,80}?\\b',
  '#': '\\d+(?:[.,]\\d+)?',
  '§': '(\\d+(?:[.,]\\d+)?)',
  ' ': '\\s+',
  '(': '(?:',
  ')': ')',
  '[': '(?:',
  ']': ')?',
  '|': '|',
  "'": "['’]",
  à: "[aàá]['’`]?",
  è: "[eèé]['’`]?",
  é: "[eèé]['’`]?",
  ì: "[iìí]['’`]?",
  ò: "[oòóô]['’`]?",
  ù: "[uùú]['’`]?",
};

/** No letter or digit follows. */
const wordEnd = '(?![a-zà-ù\\d])';

/** The alternatives of a text that are outside its brackets. */
function alternativesOf(phrases: string, isTrimmed = true): string[] {
  const alternatives: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i < phrases.length; i++) {
    const sign = phrases.charAt(i);
    if ('(['.includes(sign)) depth++;
    else if (')]'.includes(sign)) depth--;
    else if (sign === '\n' || (sign === '|' && depth === 0)) {
      alternatives.push(phrases.slice(from, i));
      from = i + 1;
    }
  }
  alternatives.push(phrases.slice(from));
  if (!isTrimmed) return alternatives;
  return alternatives.map((phrase) => phrase.trim()).filter((phrase) => phrase !== '');
}

/** Phrases as the source of a regular expression, in a group of its own. */
export function sourceOf(phrases: string): string {
  const sources = alternativesOf(phrases).map((phrase) => {
    const source = Array.from(
      phrase,
      (sign) => signs[sign] ?? sign.replace(/[.*+?^${}\\/-]/, '\\$&'),
    ).join('');
    return /[a-zà-ù\d)\]]$/.test(phrase) ? source + wordEnd : source;
  });
  return `(?:${sources.join('|')})`;
}

/** Finds any of the phrases at the start of a text. */
export const atStart = (phrases: string): RegExp => new RegExp(`^${sourceOf(phrases)}`, 'i');

/** Finds any of the phrases where a word begins. */
export const atWord = (phrases: string): RegExp =>
  new RegExp(`(?<![a-zà-ù\\d])${sourceOf(phrases)}`, 'i');

/** Matches a text that is one of the phrases. */
export const asWhole = (phrases: string): RegExp => new RegExp(`^${sourceOf(phrases)}$`, 'i');

/** Words with spaces between them. */
export const wordSet = (words: string): ReadonlySet<string> => new Set(listed(words));

/** Where the bracket at a place closes. */
function closeOf(phrase: string, at: number): number {
  let depth = 0;
  for (let i = at; i < phrase.length; i++) {
    if ('(['.includes(phrase.charAt(i))) depth++;
    else if (')]'.includes(phrase.charAt(i)) && --depth === 0) return i;
  }
  return phrase.length;
}

/** The first words that one phrase may have, behind the part of a word that is known. */
function firstWordsIn(phrase: string, known: string): string[] {
  const next = phrase.search(/[^a-zà-ù]/);
  if (next < 0) return [known + phrase];
  const word = known + phrase.slice(0, next);
  const sign = phrase.charAt(next);
  if (sign !== '(' && sign !== '[') return [word];
  const close = closeOf(phrase, next);
  const inside = alternativesOf(phrase.slice(next + 1, close), false);
  const rest = phrase.slice(close + 1);
  return [...inside, ...(sign === '[' ? [''] : [])].flatMap((part) =>
    firstWordsIn(part + rest, word),
  );
}

/** The words, or beginnings of words, with which phrases begin. */
export const firstWordsOf = (phrases: string): string[] =>
  alternativesOf(phrases).flatMap((phrase) => firstWordsIn(phrase, ''));
