import { isDigit } from './chars.ts';
import { isWordCode } from './fold.ts';
import { decodeMojibake } from './mojibake.ts';
import { readEntity } from './readEntity.ts';
import { readEscapedTag, readTag, type Tag } from './readTag.ts';
import { shortened } from './shortened.ts';
import type { OffsetMap, Path, Source } from './source.ts';

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Characters of the Latin blocks, which a table answers for. */
const tableSize = 0x180;

/**
 * Characters that are not read as they stand: `&`, `<` and `\`, control characters, no-break and
 * zero-width ones, combining accents, wide forms, and the letters that UTF-8 read as Latin-1 begins
 * with (Â Ã Î Ï â ï).
 */
const odd =
  /[^\t\n -%'-;=-[\]-\u007f\u00a1-\u00ac\u00ae-\u00c1\u00c4-\u00cd\u00d0-\u00e1\u00e3-\u00ee\u00f0-\u02ff\u0370-\u167f\u2010-\u2027\u2070-\u2fff]/;

const plain = Uint8Array.from({ length: tableSize }, (_, code) =>
  odd.test(String.fromCharCode(code)) ? 0 : 1,
);

const isPlain = (code: number): boolean =>
  code < tableSize ? plain[code] === 1 : !odd.test(String.fromCharCode(code));

/** Shorter texts take less time without the expression. */
const short = 24;

function isClean(raw: string): boolean {
  if (raw.length > short) return !odd.test(raw);
  for (let i = 0; i < raw.length; i++) if (!isPlain(raw.charCodeAt(i))) return false;
  return true;
}

/** What a single odd character is read as: a space, nothing, or its compatibility form. */
function plainForm(code: number): string {
  if (isPlain(code)) return String.fromCharCode(code);
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
const cellBreak = '\v';
const pipe = 124;

const escapedBreak = /^(?:\\r)?\\(?:n|[rt](?![a-zà-ù]))/;

/** What parts the cells of a text's rows, so that a line break in a cell parts no rows. */
type Cells = 'pipes' | 'tags' | 'none';

/** Puts together the clean text of pieces of a raw one, and where each character came from. */
class Cleaner {
  private readonly raw: string;
  private readonly end: number;
  private readonly map: OffsetMap;
  private readonly cells: Cells;
  private inRow = false;
  private out = '';
  /** The last character is held back, because an accent may still join it. */
  private held = '';
  private inSup = false;
  /** The last character that is no space. */
  private printed = pipe;

  constructor(raw: string, end: number, map: OffsetMap, cells: Cells) {
    this.raw = raw;
    this.end = end;
    this.map = map;
    this.cells = cells;
  }

  read(start: number): string {
    for (let i = start; i < this.end;) {
      const stop = this.plainEnd(i);
      i = stop > i ? this.copy(i, stop) : this.step(i, this.raw.charCodeAt(i));
    }
    return this.out + this.held;
  }

  /** Past the characters from a place on that are read as they stand. */
  private plainEnd(start: number): number {
    let i = start;
    // Where digits are raised, or lines belong to a cell, each character is looked at.
    if (this.inSup || this.inRow) return i;
    while (i < this.end && isPlain(this.raw.charCodeAt(i))) i++;
    return i;
  }

  /** Takes over a run of characters as they stand; texts are made of few such runs. */
  private copy(start: number, stop: number): number {
    const { raw } = this;
    const { starts, ends } = this.map;
    for (let i = start; i < stop; i++) {
      starts.push(i);
      ends.push(i + 1);
    }
    let last = stop - 1;
    while (last > start && raw.charCodeAt(last) <= 32 && raw.charCodeAt(last) !== 10) last--;
    this.note(raw.charCodeAt(last));
    this.out += this.held + raw.slice(start, stop - 1);
    this.held = raw.charAt(stop - 1);
    return stop;
  }

  /** Remembers the last printed character; a line begins as behind a pipe. */
  private note(code: number): void {
    if (code > 32 || code === 10) this.printed = code === 10 ? pipe : code;
  }

  private put(text: string, from: number, to: number): number {
    for (let k = 0; k < text.length; k++) {
      this.map.starts.push(from);
      this.map.ends.push(to);
    }
    if (text === '') return to;
    this.note(text.charCodeAt(text.length - 1));
    this.out += this.held + text.slice(0, -1);
    this.held = text.slice(-1);
    return to;
  }

  /** Reads what stands at `i`, and returns where to go on. */
  private step(i: number, code: number): number {
    const { raw } = this;
    let next = -1;
    if (code === 38) next = this.entity(i);
    else if (code === 92) next = this.escape(i);
    else if (code === 60) next = this.tag(i);
    else if (code >= 0x300 && code < 0x370) next = this.accent(i);
    else if (code >= 0xc2 && code <= 0xef) next = this.mojibake(i);
    if (next >= 0) return next;
    if (this.inSup && code >= 48 && code < 58)
      return this.put(superscripts.charAt(code - 48), i, i + 1);
    if (code === 13 && raw.charCodeAt(i + 1) === 10) return i + 1;
    if (this.inRow && (code === 10 || code === 13)) return this.put(' ', i, i + 1);
    return this.put(formOf(code, raw.charAt(i)), i, i + 1);
  }

  private entity(i: number): number {
    const entity = readEntity(this.raw, i, this.end);
    if (!entity) return -1;
    const escaped = entity.text === '<' ? readEscapedTag(this.raw, entity.end, this.end) : null;
    if (escaped) return this.put(this.textOf(escaped), i, escaped.end);
    return this.put(formOf(entity.text.charCodeAt(0), entity.text), i, entity.end);
  }

  /** `\\n` that was escaped once too often: a line break, unless it stands in a path. */
  private escape(i: number): number {
    // Markdown's '\\*' is a star.
    if ('*_#'.includes(this.raw.charAt(i + 1)) && i + 1 < this.end)
      return this.put(this.raw.charAt(i + 1), i, i + 2);
    const match = escapedBreak.exec(this.raw.slice(i, Math.min(this.end, i + 6)));
    const before = this.raw.charCodeAt(i - 1);
    // 'C:\\note' is a path, 'acqua\\nsale' two lines.
    const isJoined = isWordCode(this.raw.charCodeAt(i + (match?.[0].length ?? 0)));
    if (!match || (isJoined && !isWordCode(before) && !'.,;)%'.includes(this.raw.charAt(i - 1))))
      return -1;
    return this.put(match[0].endsWith('t') ? '\t' : '\n', i, i + match[0].length);
  }

  private tag(i: number): number {
    const tag = readTag(this.raw, i, this.end);
    if (!tag) return -1;
    return this.put(this.textOf(tag), i, tag.end);
  }

  /** What a tag leaves in the text; in a row of an HTML table, lines are lines of a cell. */
  private textOf({ name, closes, text, end }: Tag): string {
    if (name === 'sup') this.inSup = !closes;
    if (this.cells === 'tags') {
      if (name === 'tr') this.inRow = !closes;
      else if (name === 'table') this.inRow = false;
      else if (this.inRow && text === '\n') return cellBreak;
    }
    // '<strong>Energia</strong>1570 kJ'
    if (text === '' && closes && isLetter(this.held)) return this.gapBefore(end);
    return this.cells === 'pipes' && name === 'br' && this.printed !== pipe ? cellBreak : text;
  }

  /** A space between the letters of a tag and a digit behind it; nothing elsewhere. */
  private gapBefore(end: number): string {
    return end < this.end && isDigit(this.raw.charCodeAt(end)) ? ' ' : '';
  }

  /** A combining accent joins the letter before it. */
  private accent(i: number): number {
    if (this.held === '') return -1;
    const joined = (this.held + this.raw.charAt(i)).normalize('NFC');
    if (joined.length !== 1) return -1;
    this.held = joined;
    this.map.ends[this.map.ends.length - 1] = i + 1;
    return i + 1;
  }

  private mojibake(i: number): number {
    const decoded = decodeMojibake(this.raw, i, this.end);
    return decoded ? this.put(plainForm(decoded.code), i, decoded.end) : -1;
  }
}

const isLetter = (char: string): boolean => /[a-zà-ù]$/i.test(char);

const formOf = (code: number, char: string): string =>
  isPlain(code) || code === 38 || code === 60 || code === 92 ? char : plainForm(code);

/** The text of raw[start, end) without dirt, its places appended to the map. */
export const cleanInto = (
  raw: string,
  start: number,
  end: number,
  map: OffsetMap,
  cells: Cells = 'none',
): string => new Cleaner(raw, end, map, cells).read(start);

/**
 * Reads a string of the input: entities, tags, no-break and zero-width characters, full-width
 * forms and wrong encodings are put right, and every character keeps its original place.
 * @param hasTags the rows of HTML tables become lines with tabs.
 */
export function readSource(raw: string, path?: Path, hasTags = false): Source {
  if (isClean(raw)) return shortened({ raw, text: raw, map: null, path });
  const map: OffsetMap = { starts: [], ends: [] };
  const hasPipes = raw.includes('|') && raw.includes('\n');
  const cells = hasPipes ? 'pipes' : hasTags ? 'tags' : 'none';
  return shortened({ raw, text: cleanInto(raw, 0, raw.length, map, cells), map, path });
}
