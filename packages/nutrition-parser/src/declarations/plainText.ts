import { letterOf } from '../text/fold.ts';

const spaces = "'’‘`´_";

/** A character in small letters and without accent; a space for an apostrophe or underscore. */
function plainChar(text: string, at: number): string {
  const letter = letterOf(text.charCodeAt(at));
  if (letter !== 0) return String.fromCharCode(letter);
  const char = text.charAt(at);
  return spaces.includes(char) ? ' ' : char;
}

/** Whether a text has characters of ASCII alone. */
function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}

/** A text as cues are written: small letters, no accents, no apostrophes; each character in its place. */
export function plainText(text: string): string {
  if (isAscii(text))
    return text.toLowerCase().replaceAll("'", ' ').replaceAll('`', ' ').replaceAll('_', ' ');
  let plain = '';
  for (let i = 0; i < text.length; i++) plain += plainChar(text, i);
  return plain;
}
