import { apart } from '../text/pieces.ts';
import { Remembered } from '../text/Remembered.ts';
import { cleanText } from './cleanText.ts';
import { withoutPrefix } from '../text/pieces.ts';
import { plainText } from './plainText.ts';

const joints = /[_\-.:/\s]+/g;

/** A key as it would be printed: 'mayContain' and 'may_contain' are 'may contain'. */
export const printedKey = (key: string): string =>
  apart(cleanText(withoutPrefix(key)))
    .replace(joints, ' ')
    .trim();

const known = new Remembered<string>();

/** The words of a key, without capitals and accents. */
export const keyWords = (key: string): string =>
  known.find(key) ?? known.keep(key, plainText(printedKey(key)));
