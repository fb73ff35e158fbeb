import { looksLikeList } from '../ingredients/fields.ts';
import type { Entered } from '../document/guard.ts';
import { keyPairsIn } from '../nutrition/objects/spread.ts';
import { richTextOf } from '../document/richText.ts';
import { isObject } from '../document/values.ts';
import { looksLikeJson, readJson, unfenced } from '../document/json.ts';
import { onOneLine } from '../text/chars.ts';
import { Remembered } from '../text/Remembered.ts';
import { answerOf } from './answerOf.ts';
import { answeredIn } from './answeredIn.ts';
import { cleanText } from './cleanText.ts';
import {
  isCoded,
  isNamed,
  isNamedAs,
  isPrinted,
  isTelling,
  isTellingCode,
  isValue,
} from './entryRoles.ts';
import { isAddress } from './isAddress.ts';
import { isMapOfAnswers } from './isMapOfAnswers.ts';
import { isOtherSection } from './isOtherSection.ts';
import { mayDeclare } from './cues.ts';
import { mayName } from './names.ts';
import { textsIn, withoutCrosses } from './withoutCrosses.ts';
import { isScalar, printedEntry, withLongKeys, type Entry } from './printedEntry.ts';
import type { Found } from './Found.ts';
import { readList, readLists } from './readList.ts';
import { readSubject, type Place } from './readSubject.ts';
import { subjectOf, type Subject } from './subjectOf.ts';
import { readText } from './TextReader.ts';

/** Objects and lists within each other are read to this depth. */
const maxDepth = 14;

/** A pair of name and value has few other fields. */
const maxInPair = 8;

/** Texts that declare nothing by themselves: figures and names come again from label to label. */
const silent = new Remembered<true>();

const isRow = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.length > 1 && value.every(isScalar);

/** A row as a line of cells. */
const lineOf = (row: readonly unknown[]): string =>
  `| ${row.map((cell) => onOneLine(String(cell ?? ''))).join(' | ')} |`;

/** Reads values of JSON: texts, lists, fields, pairs of name and value. */
export class ValueReader {
  private readonly found: Found;
  private readonly entered: Entered;

  constructor(found: Found, entered: Entered) {
    this.found = found;
    this.entered = entered;
  }

  read(value: unknown, place: Place): void {
    if (place.depth > maxDepth || !this.found.mayRead(1)) return;
    const inner = { ...place, depth: place.depth + 1 };
    if (typeof value === 'string') this.readString(value, inner);
    else if (typeof value === 'object' && value !== null)
      this.entered.within(value, () => this.readObject(value, inner), undefined);
  }

  private readObject(value: object, place: Place): void {
    const text = richTextOf(value);
    if (text !== null) this.readString(text, place);
    else if (Array.isArray(value)) this.readArray(value, place);
    else if (isObject(value)) this.readRecord(value, place);
  }

  private readString(raw: string, place: Place): void {
    if (!this.found.mayRead(raw.length) || isAddress(raw)) return;
    const bare = unfenced(raw);
    if (looksLikeJson(bare)) {
      const { value } = readJson(bare);
      if (typeof value === 'object' && value !== null) {
        this.read(value, place);
        return;
      }
    }
    if (place.says === null && silent.find(raw) === true) return;
    const text = cleanText(raw);
    if (place.says === null && !mayDeclare(text)) {
      silent.keep(raw, true);
      return;
    }
    if (!mayName(text)) return;
    readLists(text, this.found);
    readText(text, this.found, place);
  }

  /** Texts beside each other are lines of one; rows of cells are a table. */
  private readArray(all: readonly unknown[], place: Place): void {
    const items = all.every(isObject) ? withoutCrosses(all) : all;
    if (items.length > 1 && items.every(isRow)) {
      this.readString(items.map(lineOf).join('\n'), place);
      return;
    }
    let lines: string[] = [];
    const readLines = (): void => {
      if (lines.length > 0) this.readString(lines.join('\n'), place);
      lines = [];
    };
    for (const item of items) {
      if (typeof item === 'string' && !looksLikeJson(item)) {
        lines.push(item);
        continue;
      }
      readLines();
      this.read(item, place);
    }
    readLines();
  }

  private readRecord(printed: Record<string, unknown>, place: Place): void {
    const [record = printed] = withoutCrosses([printed]);
    const pairs = this.readKeyPairs(Object.entries(withLongKeys(record)), place);
    const entries = pairs.map(printedEntry);
    const rest = this.readPair(entries, place) ?? entries;
    const isMap = place.isOfTastes !== true && isMapOfAnswers(rest);
    const isSilent = place.says !== null && rest.some(isPrinted);
    for (const [key, value] of rest) {
      const subject = subjectOf(key);
      const isOther = isSilent && subject.says === null && subject.role === 'technical';
      if (!isOther) this.readEntry(subject, value, { ...place, isMap });
    }
  }

  /** `{ tab_1_titolo: 'Allergeni', tab_1_testo: 'latte' }`: reads each pair, and gives back the other entries. */
  private readKeyPairs(entries: readonly Entry[], place: Place): readonly Entry[] {
    const pairs = keyPairsIn(entries.map(([key]) => key));
    if (pairs.length === 0) return entries;
    const record = new Map(entries);
    for (const { name, value } of pairs) {
      const pair: Entry[] = [
        ['name', record.get(name)],
        ['value', record.get(value)],
      ];
      if (this.readPair(pair, place)) record.delete(value);
    }
    return [...record];
  }

  /**
   * `{ name: 'Allergeni', value: 'latte' }`, `{ nome: 'Latte', presente: false }`: reads a name with
   * its value, and gives back the other entries; null where the record is no such pair.
   */
  private readPair(entries: readonly Entry[], place: Place): readonly Entry[] | null {
    const named =
      entries.find(isTelling) ??
      entries.find(isTellingCode) ??
      entries.find(isNamed) ??
      entries.find(isCoded) ??
      answeredIn(entries);
    const name: unknown = named?.[1];
    if (typeof name !== 'string') return null;
    const rest = entries.filter((entry) => entry !== named);
    const subject = subjectOf(name);
    const answer = subject.allergens.length > 0 ? answerOf(Object.fromEntries(rest)) : undefined;
    if (answer !== undefined) {
      // `{ allergen: 'milk', … }`, but not `{ name: 'nocciola', … }`, which may be a flavour.
      const isMap = named !== undefined && subjectOf(named[0]).says === 'contains';
      readSubject(this.found, subject, Object.fromEntries(rest), { ...place, isMap });
      return rest.filter((entry) => !isValue(entry) && !isNamedAs(subject, entry));
    }
    const isTitle = subject.says !== null || subject.isList;
    if (!isTitle || rest.length >= maxInPair || !rest.some(isValue)) return null;
    for (const [, value] of rest.filter(isValue)) this.readEntry(subject, value, place);
    return rest.filter((entry) => !isValue(entry));
  }

  private readEntry(subject: Subject, value: unknown, place: Place): void {
    if (subject.isList && place.says !== 'denied') {
      const isList = readList(value, this.found, subject.printed);
      // 'Informazioni non disponibili, latte': no list, but names in its place.
      if (!isList && !isOtherSection(value))
        this.read(value, { ...place, says: 'contains', lead: subject.printed });
      // `[{ nome: 'Base proteica', allergeni: ['latte'] }]`
      else if (!isScalar(value)) this.read(value, place);
      return;
    }
    const texts = subject.isUnsuited ? textsIn(value) : [];
    if (texts.length > 0) {
      this.readString(`${subject.printed} ${texts.join(', ')}`, place);
      return;
    }
    if (subject.mayBeList && looksLikeList(value)) readList(value, this.found, subject.printed);
    const inner = readSubject(this.found, subject, value, place);
    this.read(value, inner);
  }
}
