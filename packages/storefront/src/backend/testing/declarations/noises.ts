import type { Parts } from './places.ts';

/** Changes each text of a value of JSON, keys left as they are. */
function inTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => inTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, inTexts(item, change)]),
  );
}

/** A change of the words alone: tags and JSON stay what they are. */
const inWords =
  (change: (word: string) => string) =>
  (text: string): string =>
    /^[[{]/.test(text)
      ? text
      : text.replaceAll(/<[^<>]*>|[\p{L}_]{4,}/gu, (part) =>
          part.startsWith('<') ? part : change(part),
        );

const middle = (word: string) => Math.ceil(word.length / 2);
const within = (mark: string) => (word: string) =>
  `${word.slice(0, middle(word))}${mark}${word.slice(middle(word))}`;

const spoiling =
  (change: (text: string) => string) =>
  ({ product, details }: Parts): Parts => ({
    ...(product === undefined
      ? {}
      : { product: inTexts(product, change) as Record<string, unknown> }),
    ...(details === undefined
      ? {}
      : { details: inTexts(details, change) as Record<string, unknown> }),
  });

/** What feeds do to texts, none of which changes what they say. */
export const noises: readonly (readonly [name: string, spoil: (parts: Parts) => Parts])[] = [
  ['as it is', (parts) => parts],
  ['as it is', (parts) => parts],
  ['capitals', spoiling(inWords((word) => word.toUpperCase()))],
  ['soft hyphens', spoiling(inWords(within('\u00ad')))],
  ['written soft hyphens', spoiling(inWords(within('&shy;')))],
  ['zero-width spaces', spoiling(inWords(within('\u200b')))],
  [
    'no-break spaces',
    spoiling((text) => (/[<|{[]/.test(text) ? text : text.replaceAll(' ', '\u00a0'))),
  ],
  [
    'entities',
    spoiling(inWords((word) => word.replaceAll(/[^ -~]/g, (sign) => `&#${sign.codePointAt(0)};`))),
  ],
  [
    'hexadecimal entities',
    spoiling(inWords((word) => `&#x${word.charCodeAt(0).toString(16)};${word.slice(1)}`)),
  ],
  ['parted accents', spoiling(inWords((word) => word.normalize('NFD')))],
  ['bold', spoiling(inWords((word) => (word.length > 5 ? `**${word}**` : word)))],
  ['HTML bold', spoiling(inWords((word) => (word.length > 5 ? `<b>${word}</b>` : word)))],
  ['underscores', spoiling(inWords((word) => (word.length > 5 ? `_${word}_` : word)))],
  ['two spaces', spoiling((text) => (/[<|{[]/.test(text) ? text : text.replaceAll(' ', '  ')))],
];
