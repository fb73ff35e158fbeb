/**
 * Letters as a sheet brings them. An encoding is believed because what it gives are words, not
 * because it can be decoded (docs/rules.md#owner-import).
 */

/** Composed, with plain blanks and without signs that nobody sees: as texts are compared. */
export const plainText = (text: string) =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/(?!\u200D|\uFE0F|[\u{E0020}-\u{E007F}])\p{Default_Ignorable_Code_Point}/gu, '')
    // They join the parts of an emoji.
    .replaceAll(/(?<![\p{Extended_Pictographic}\d])\uFE0F/gu, '')
    .replaceAll(/(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D/gu, '');

/** Nothing that a text has: what could not be read, codes of control, frames of DOS. */
const noLetters = /[\uFFFD\u0080-\u009F\u2500-\u259F\uE000-\uF8FF]/u;
/** UTF-8 read as something else: its second sign was a blank or was trimmed ('SazietÃ'), or is of DOS. */
const halfOfPair = /\p{Ll}[ÂÃ]|[ÂÃ](?!\p{L})|[ÔΓ][Çé]/u;

/** For each encoding that UTF-8 is taken for: its signs beyond ASCII and their bytes. */
const wrongReadings = ['windows-1252', 'macintosh', 'windows-1250'].map((label) => {
  const bytes = Uint8Array.from({ length: 128 }, (_, place) => place + 128);
  const signs = new TextDecoder(label).decode(bytes);
  return new Map([...signs].map((sign, place) => [sign, place + 128]));
});

/** Whether letters of a text have been read as they were not written, or not at all. */
export function isBroken(read: string): boolean {
  const text = read.normalize('NFC');
  if (noLetters.test(text) || halfOfPair.test(text)) return true;
  for (const [run] of text.matchAll(/[^\p{ASCII}]{2,}/gu)) {
    if (wrongReadings.some((byteOf) => hidesUtf8([...run].map((sign) => byteOf.get(sign) ?? 0)))) {
      return true;
    }
  }
  return false;
}

/** Whether bytes hold the UTF-8 of a sign that Italian writes. */
function hidesUtf8(bytes: readonly number[]): boolean {
  return bytes.some((byte, at) => {
    const length = byte >= 0xe2 && byte < 0xf0 ? 3 : byte >= 0xc2 && byte < 0xe0 ? 2 : 0;
    const rest = bytes.slice(at + 1, at + length);
    if (length === 0 || rest.length < length - 1) return false;
    if (rest.some((one) => one >> 6 !== 2)) return false;
    const sign = rest.reduce(
      (sum, one) => (sum << 6) | (one & 63),
      byte & (length === 2 ? 31 : 15),
    );
    return /[\u00A0-\u00FF‘’“”–—…•€™\uFEFF]/u.test(String.fromCodePoint(sign));
  });
}

/** In the place of signs ('25 øC' is '25 °C' of DOS): letters only between others. */
const inner = 'æœøõ';
const lower = `àáâãäåçèéêëìíîïñòóôöùúûüß${inner}`;
/** Without those that old code pages have in the place of an Italian capital. */
const upper = 'ÀÁÂÃÄÅÇÈÉÊÌÍÎÑÒÓÖØÙÚÛÜ';
const signs = '\u00A0«»‘’“”´–—…•€£®™°ºª¹²³µ·×÷±½¼¾§†‰';
const known = new RegExp(`^[\\p{ASCII}${lower}${upper}${signs}]*$`, 'u');

/** Signs and letters of one byte where no Italian word has them. */
const misplaced = new RegExp(
  [
    // A capital within a word, small letters within capitals.
    `\\p{Ll}[${upper}]`,
    `[A-Z]{2}[${lower}]`,
    // 'più' has no dash for its last letter, 'però' no bullet.
    '\\p{L}[«“‘•·€£½¼¾‰]',
    '[»”•—™†]\\p{L}',
    `(?<!\\p{L})[${inner}]|[${inner}](?!\\p{L})`,
    '\\p{L}[—–]',
    '(?<!ec)[bcdfghjklmnpqrstvwxyz]…',
    '(?<!\\p{L})\\p{L}{1,2}…',
    '[«“](?=\\s)|(?<=\\s)[»”]',
    '…\\p{Ll}',
    '\\p{L}[²³]\\p{L}',
    '(?<=\\p{L}{2})[ªº]',
    // No other letter is a word.
    `(?<![\\p{L}'’])[${lower.replaceAll(/[àèòì]/gu, '')}${upper.replaceAll(/[ÀÈÒÌ]/gu, '')}](?![\\p{L}'’])`,
  ].join('|'),
  'u',
);

/** Whether a text of one byte a letter makes Italian words: else another code page is meant. */
export function makesWords(text: string): boolean {
  const isPaired = text.split('«').length === text.split('»').length;
  return isPaired && known.test(text) && !misplaced.test(text) && !isBroken(text);
}
