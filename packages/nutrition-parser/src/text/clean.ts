import { decodeMojibake, readEntity, readEscape } from './characters.ts';
import { isDigit, isLetter } from './chars.ts';
import { isWordCode } from './fold.ts';
import { OffsetMap, type Path, type Source } from './source.ts';
import { type Tag, readEscapedTag, readTag } from './tags.ts';

/** Characters of the Latin blocks, which a table answers for. */
const tableSize = 0x180;

/**
 * Characters that are not read as they are: `&`, `<` and `\`, control characters, no-break and
 * zero-width ones, combining accents, wide forms, and the letters that UTF-8 read as Latin-1 begins
 * with (Â Ã Å Î Ï â ï), fractions.
 */
const plainRanges = [
  "\\t\\n -%'-;=-[\\]-\\u007f",
  '\\u00a1-\\u00ac\\u00ae-\\u00bb\\u00bf-\\u00c1\\u00c4\\u00c6-\\u00cd\\u00d0-\\u00e1\\u00e3-\\u00ee\\u00f0-\\u02ff',
  '\\u0370-\\u167f\\u2010-\\u2027\\u2070-\\u2152\\u215f-\\u2fff',
].join('');
const odd = new RegExp(`[^${plainRanges}]`);

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

/** What a character is read as that stands for itself and opens nothing. */
const formOf = (code: number, char: string): string =>
  isPlain(code) || code === 38 || code === 60 || code === 92 ? char : plainForm(code);

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** A line break inside a cell of a pipe table. */
const cellBreak = '\v';
const pipe = 124;

/** The piece of a raw text that is read. */
type Piece = { readonly start: number; readonly end: number };

/** What parts the cells of a text's rows, so that a line break in a cell parts no rows. */
type Cells = 'pipes' | 'tags' | 'none';

/**
 * Puts together the clean text of a raw one, and where each character came from. What needs no
 * change is taken over in runs: most of a dirty text is clean, and all of one with a lone `<` in it.
 */
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
  /** The last character before the run that is no space. */
  private printed = pipe;
  /** Where the run of characters begins that are read as they are. */
  private from: number;

  constructor(raw: string, { start, end }: Piece, map: OffsetMap, cells: Cells) {
    this.raw = raw;
    this.from = start;
    this.end = end;
    this.map = map;
    this.cells = cells;
  }

  /** Looks at all characters; whether the text is another than the raw one. */
  read(): boolean {
    const start = this.from;
    for (let i = start; i < this.end;) i = this.step(i, this.raw.charCodeAt(i));
    return this.from > start;
  }

  /** The clean text, once all is read. */
  text(): string {
    this.takeOver(this.end);
    return this.out + this.held;
  }

  /** Takes over the run that ends here. */
  private takeOver(stop: number): void {
    const { raw, from } = this;
    if (stop === from) return;
    this.map.addRun(from, stop);
    this.printed = this.printedBefore(stop);
    this.out += this.held + raw.slice(from, stop - 1);
    this.held = raw.charAt(stop - 1);
  }

  /** The last clean character before a place; '' where there is none. */
  private lastBefore(at: number): string {
    return at > this.from ? this.raw.charAt(at - 1) : this.held;
  }

  /** The last character before a place that is no space; a line begins as behind a pipe. */
  private printedBefore(at: number): number {
    for (let i = at - 1; i >= this.from; i--) {
      const code = this.raw.charCodeAt(i);
      if (code === 10) return pipe;
      if (code > 32) return code;
    }
    return this.printed;
  }

  /** Puts a text in the place of raw[from, to). */
  private put(text: string, from: number, to: number): number {
    this.takeOver(from);
    this.from = to;
    for (let k = 0; k < text.length; k++) this.map.add(from, to);
    if (text === '') return to;
    const last = text.charCodeAt(text.length - 1);
    if (last > 32 || last === 10) this.printed = last === 10 ? pipe : last;
    this.out += this.held + text.slice(0, -1);
    this.held = text.slice(-1);
    return to;
  }

  /** Reads what is at `i`, and returns where to go on. */
  private step(i: number, code: number): number {
    const { raw } = this;
    if (isPlain(code)) {
      if (this.inSup && isDigit(code)) return this.put(superscripts.charAt(code - 48), i, i + 1);
      return this.inRow && code === 10 ? this.put(' ', i, i + 1) : i + 1;
    }
    let next = -1;
    if (code === 38) next = this.entity(i);
    else if (code === 92) next = this.escape(i);
    else if (code === 60) next = this.tag(i);
    else if (code >= 0x300 && code < 0x370) next = this.accent(i);
    else if (code >= 0xc2 && code <= 0xef) next = this.mojibake(i);
    if (next >= 0) return next;
    if (code === 13 && raw.charCodeAt(i + 1) === 10) return this.put('', i, i + 1);
    if (code === 13 && this.inRow) return this.put(' ', i, i + 1);
    const char = raw.charAt(i);
    const form = formOf(code, char);
    return form === char ? i + 1 : this.put(form, i, i + 1);
  }

  private entity(i: number): number {
    const entity = readEntity(this.raw, i, this.end);
    if (!entity) return -1;
    const escaped = entity.text === '<' ? readEscapedTag(this.raw, entity.end, this.end) : null;
    if (escaped) return this.put(this.textOf(escaped, i), i, escaped.end);
    return this.put(formOf(entity.text.charCodeAt(0), entity.text), i, entity.end);
  }

  /** `\\n` that was escaped once too often: a line break, unless it is in a path. */
  private escape(i: number): number {
    const escape = readEscape(this.raw, i, this.end);
    return escape ? this.put(escape.text, i, escape.end) : -1;
  }

  private tag(i: number): number {
    const tag = readTag(this.raw, i, this.end);
    if (!tag) return -1;
    return this.put(this.textOf(tag, i), i, tag.end);
  }

  /** What a tag leaves in the text; in a row of an HTML table, lines are lines of a cell. */
  private textOf({ name, closes, text, end }: Tag, at: number): string {
    if (name === 'sup') this.inSup = !closes;
    if (this.cells === 'tags') {
      if (name === 'tr') this.inRow = !closes;
      else if (name === 'table') this.inRow = false;
      else if (this.inRow && text === '\n') return cellBreak;
    }
    // '<strong>Energia</strong>1570 kJ'
    if (text === '' && closes && isLetter(this.lastBefore(at))) return this.gapBefore(end);
    return this.cells === 'pipes' && name === 'br' && this.printedBefore(at) !== pipe
      ? cellBreak
      : text;
  }

  /** A space between the letters of a tag and a digit behind it; nothing elsewhere. */
  private gapBefore(end: number): string {
    return end < this.end && isDigit(this.raw.charCodeAt(end)) ? ' ' : '';
  }

  /** A combining accent joins the letter before it. */
  private accent(i: number): number {
    const letter = this.lastBefore(i);
    if (letter === '') return -1;
    const joined = (letter + this.raw.charAt(i)).normalize('NFC');
    if (joined.length !== 1) return -1;
    if (i > this.from) return this.put(joined, i - 1, i + 1);
    this.held = joined;
    this.map.extend(i + 1);
    this.from = i + 1;
    return i + 1;
  }

  private mojibake(i: number): number {
    const decoded = decodeMojibake(this.raw, i, this.end);
    if (!decoded) return -1;
    const char = String.fromCharCode(decoded.code);
    return this.put(formOf(decoded.code, char), i, decoded.end);
  }
}

/** No label prints so many marks or spaces in a row. */
const maxLength = 100;

/** Shorter texts are read in no time whatever they hold. */
const shortest = 1000;

/** Spaces, dashes, dots, stars …: no letters, and nothing that parts cells, items or brackets. */
function isMark(code: number): boolean {
  if (code >= 0x180) return code >= 0x2000 && code < 0x3000;
  return !isWordCode(code) && !'|;,()[]{}\t'.includes(String.fromCharCode(code));
}

/** Past the marks that are at a place. */
function skipMarks(text: string, at: number, end: number): number {
  let i = at;
  while (i < end && isMark(text.charCodeAt(i))) i++;
  return i;
}

/** A run of twice as many marks fills one of the pieces that a text is looked at in. */
function hasLongRun(text: string): boolean {
  for (let at = 0; at + maxLength <= text.length; at += maxLength)
    if (skipMarks(text, at, at + maxLength) === at + maxLength) return true;
  return false;
}

/**
 * The source without what is too long of its runs of marks and spaces: the readers look at a run
 * from each of its places. Every character that stays keeps its place.
 */
export function shortened(source: Source): Source {
  const { text, map } = source;
  if (text.length < shortest || !hasLongRun(text)) return source;
  const made = new OffsetMap(text.length);
  let out = '';
  for (let i = 0; i < text.length;) {
    const end = Math.max(i + 1, skipMarks(text, i, text.length));
    let isLine = false;
    for (let k = i; k < end; k++) {
      // What is left out ends a line where the run did.
      if (k >= i + maxLength && (isLine || text.charCodeAt(k) !== 10)) continue;
      isLine = k >= i + maxLength;
      out += text.charAt(k);
      made.add(map ? map.startOf(k) : k, map ? map.endOf(k) : k + 1);
    }
    i = end;
  }
  return { ...source, text: out, map: made };
}

/** The text of raw[start, end) without dirt, its places appended to the map. */
export function cleanInto(raw: string, start: number, end: number, map: OffsetMap): string {
  const cleaner = new Cleaner(raw, { start, end }, map, 'none');
  cleaner.read();
  return cleaner.text();
}

/**
 * Reads a string of the input: entities, tags, no-break and zero-width characters, full-width
 * forms and wrong encodings are put right, and every character keeps its original place.
 * @param hasTags the rows of HTML tables become lines with tabs.
 */
export function readSource(raw: string, path?: Path, hasTags = false): Source {
  if (!isClean(raw)) {
    const map = new OffsetMap(raw.length);
    const hasPipes = raw.includes('|') && raw.includes('\n');
    const cells = hasPipes ? 'pipes' : hasTags ? 'tags' : 'none';
    const cleaner = new Cleaner(raw, { start: 0, end: raw.length }, map, cells);
    if (cleaner.read()) return shortened({ raw, text: cleaner.text(), map, path });
  }
  return shortened({ raw, text: raw, map: null, path });
}
