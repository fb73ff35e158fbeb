import { decodeMojibake } from './mojibake.ts';
import { readEntity } from './readEntity.ts';
import { readEscapedTag, readTag } from './readTag.ts';
import type { OffsetMap, Path, Source } from './source.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Characters of the Latin blocks, which a table answers for. */
const tableSize = 0x180;

/** Characters that are read as they stand. */
function isPlainCode(code: number): boolean {
  if (code < 0x80) return code !== 38 && code !== 60 && (code >= 32 || code === 9 || code === 10);
  // Latin letters, but not those that UTF-8 read as Latin-1 begins with (Â Ã Î Ï â ï), nor NBSP and SHY.
  if (code < tableSize) {
    return (
      code > 0xa0 &&
      code !== 0xad &&
      code !== 0xc2 &&
      code !== 0xc3 &&
      code !== 0xce &&
      code !== 0xcf &&
      code !== 0xe2 &&
      code !== 0xef
    );
  }
  if (code < 0x370) return code < 0x300;
  if (code < 0x2000) return code < 0x1680;
  if (code < 0x2070) return code >= 0x2010 && code < 0x2028;
  return code >= 0x2070 && code < 0x3000;
}

const plain = Uint8Array.from({ length: tableSize }, (_, code) => (isPlainCode(code) ? 1 : 0));

const isPlain = (code: number): boolean =>
  code < tableSize ? plain[code] === 1 : isPlainCode(code);

const isClean = (raw: string, start: number, end: number): boolean => {
  for (let i = start; i < end; i++) if (!isPlain(raw.charCodeAt(i))) return false;
  return true;
};

/** What a single odd character is read as: a space, nothing, or its compatibility form. */
function plainForm(code: number): string {
  if (code === 13) return '\n';
  if (code === 0xa0 || code === 0x1680 || code === 0x202f || code === 0x205f || code === 0x3000) {
    return ' ';
  }
  if (code >= 0x2000 && code <= 0x200a) return ' ';
  if (code === 0x2028 || code === 0x2029) return '\n';
  // Soft hyphen, zero-width, direction marks, joiners, byte order mark; control characters.
  if (code === 0xad || (code >= 0x200b && code <= 0x206f) || code === 0xfeff) return '';
  if (code < 32 || (code >= 0x7f && code < 0xa0)) return code < 32 ? ' ' : '';
  const char = String.fromCharCode(code);
  // Squared units (㎎), ligatures (ﬁ) and full-width forms.
  if ((code >= 0x3380 && code < 0x3400) || (code >= 0xfb00 && code < 0xfb07) || code >= 0xff01) {
    return char.normalize('NFKC');
  }
  return char;
}

/** A line break inside a cell of a pipe table. */
export const cellBreak = '\v';

const isInCell = (out: string): boolean => /[^|\s][ \v]*$/.test(out.slice(-8));

/**
 * The text of raw[start, end) without dirt, its places appended to the map.
 * @param hasCells lines are rows with pipes, so that `<br>` behind a cell's text breaks the cell.
 */
export function cleanInto(
  raw: string,
  start: number,
  end: number,
  map: OffsetMap,
  hasCells = false,
): string {
  let out = '';
  // The last character is held back, because an accent may still join it.
  let held = '';
  let inSup = false;
  const put = (text: string, from: number, to: number): void => {
    for (let k = 0; k < text.length; k++) {
      map.starts.push(from);
      map.ends.push(to);
    }
    if (text === '') return;
    out += held + text.slice(0, -1);
    held = text.slice(-1);
  };
  for (let i = start; i < end;) {
    const code = raw.charCodeAt(i);
    if (code === 38) {
      const entity = readEntity(raw, i, end);
      if (entity) {
        const escaped = entity.text === '<' ? readEscapedTag(raw, entity.end, end) : null;
        if (escaped) {
          put(escaped.text, i, escaped.end);
          i = escaped.end;
          continue;
        }
        const only = entity.text.charCodeAt(0);
        put(
          isPlain(only) || only === 38 || only === 60 ? entity.text : plainForm(only),
          i,
          entity.end,
        );
        i = entity.end;
        continue;
      }
    } else if (code === 60) {
      const tag = readTag(raw, i, end);
      if (tag) {
        if (tag.name === 'sup') inSup = !tag.closes;
        const breaksCell = hasCells && tag.name === 'br' && isInCell(out + held);
        put(breaksCell ? cellBreak : tag.text, i, tag.end);
        i = tag.end;
        continue;
      }
    } else if (code >= 0x300 && code < 0x370 && held !== '') {
      // A combining accent joins the letter before it.
      const joined = (held + raw.charAt(i)).normalize('NFC');
      if (joined.length === 1) {
        held = joined;
        map.ends[map.ends.length - 1] = i + 1;
        i++;
        continue;
      }
    } else if (code >= 0xc2 && code <= 0xef) {
      const decoded = decodeMojibake(raw, i, end);
      if (decoded) {
        put(plainForm(decoded.code), i, decoded.end);
        i = decoded.end;
        continue;
      }
    }
    if (inSup && code >= 48 && code < 58) put(superscripts.charAt(code - 48), i, i + 1);
    else if (code === 13 && raw.charCodeAt(i + 1) === 10) put('', i, i + 1);
    else
      put(isPlain(code) || code === 38 || code === 60 ? raw.charAt(i) : plainForm(code), i, i + 1);
    i++;
  }
  return out + held;
}

/**
 * Reads a string of the input: entities, tags, no-break and zero-width characters, full-width
 * forms and wrong encodings are put right, and every character keeps its original place.
 */
export function readSource(raw: string, path?: Path): Source {
  if (isClean(raw, 0, raw.length)) return { raw, text: raw, map: null, path };
  const map: OffsetMap = { starts: [], ends: [] };
  const hasCells = raw.includes('|') && raw.includes('\n');
  const text = cleanInto(raw, 0, raw.length, map, hasCells);
  return { raw, text, map, path };
}
