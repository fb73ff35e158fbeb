import { readGuarded, type Entered } from '../document/guard.ts';
import { looksLikeJson, readJson, unfenced } from '../document/json.ts';
import { looksLikeList } from '../document/listMarkers.ts';
import { richTextOf } from '../document/richText.ts';
import { findMarkers } from '../document/sections.ts';
import { isObject } from '../document/values.ts';
import { keyPairsIn } from '../nutrition/objects/spread.ts';
import { onOneLine } from '../text/chars.ts';
import type { Path, Source } from '../text/source.ts';
import { indexOfAny, splitAtAny } from '../text/pieces.ts';
import { Remembered } from '../text/Remembered.ts';
import { isShort, mayName, saysNo, type Answer } from './sentence.ts';
import { mayDeclare, type Says } from './cues.ts';
import { Found } from './findings.ts';
import { withCapitals, withSeparatedWords } from './lines.ts';
import {
  isMapOfAnswers,
  isNamedAs,
  isScalar,
  isTitle,
  isValue,
  nameIn,
  printedEntry,
  textsIn,
  withLongKeys,
  withoutCrosses,
  type Entry,
  type Fields,
} from './records.ts';
import { answerOf, subjectOf, tellsOfPlace, type Subject } from './subjects.ts';
import { readText, type Context } from './texts.ts';
import type { AllergenFinding } from '../model.ts';

/** Makes of a printed text one without entities, tags, invisible characters and marks of emphasis. */
export type Clean = (raw: string, path: Path) => Source;

/**
 * What a value is in; `isMap` where every key beside its own names an allergen, `isOfTastes` where the
 * keys are tastes.
 */
type Place = Context & { path: Path; isMap?: boolean; isOfTastes?: boolean };

/** Characters and fields that are read: several labels of the greatest length. */
const most = 4_000_000;
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

/** 'https://…/latte': a place, and no words of a label. */
const isAddress = (text: string): boolean =>
  ['http://', 'https://', 'www.'].some((start) => text.startsWith(start)) &&
  indexOfAny(text, ' \n\t,;|<') < 0;

/**
 * Whether an answer counts where nothing around it speaks of allergens: `{ Latte: 'SI' }` does,
 * `{ nocciola: true }` may be a flavour.
 */
function isExplicit(value: unknown): boolean {
  if (typeof value === 'string') return value.trim().length > 1;
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, item]) => typeof item === 'string' || tellsOfPlace(key));
}

/**
 * `{ senza_glutine: 'no' }`: what is said not to be left out counts as contained. `false` may as well
 * be a field that nobody filled in.
 */
const isRefused = (value: unknown): boolean => typeof value === 'string' && saysNo(value);

/** 'Noce (PZ)' */
function isProvince(value: string): boolean {
  const [, bracket = ''] = splitAtAny(value, '()');
  return bracket.length === 2 && bracket === bracket.toUpperCase();
}

/** 'Siero di latte', but not 'EFSA: latte …' and 'Noce (PZ)': whether a value may be what a thing is made of. */
const isNameOfSource = (value: unknown): boolean =>
  typeof value !== 'string' || (isShort(value) && !value.includes(':') && !isProvince(value));

/** What is said of a thing by the answer to its name. */
function sayingOfAnswer(
  answer: Answer | undefined,
  value: unknown,
  says: Says,
  isTold: boolean,
): Says {
  // `{ senza: { latte: 'no' } }`
  if (says === 'denied') return isRefused(value) ? 'contains' : null;
  if (answer === 'no') return null;
  if (answer === undefined) return says;
  if (!isTold && says === null) return null;
  return answer === 'traces' ? 'traces' : (says ?? 'contains');
}

/** 'Modalità d’uso: …', in the place of a list. */
const isOtherSection = (value: unknown): boolean =>
  typeof value === 'string' &&
  findMarkers(value).some(({ kind, start }) => kind !== 'ingredients' && start === 0);

/** Reads values of JSON: texts, lists, fields, pairs of name and value. */
class FieldReader {
  private readonly found: Found;
  private readonly entered: Entered;
  private readonly clean: Clean;

  constructor(found: Found, entered: Entered, clean: Clean) {
    this.found = found;
    this.entered = entered;
    this.clean = clean;
  }

  read(value: unknown, place: Place): void {
    if (place.path.length > maxDepth || !this.found.mayRead(1)) return;
    if (typeof value === 'string') this.readString(value, place);
    else if (typeof value === 'object' && value !== null)
      this.entered.within(value, () => this.readObject(value, place), undefined);
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
    const json = looksLikeJson(bare) ? readJson(bare).value : null;
    if (typeof json === 'object' && json !== null) {
      this.read(json, { ...place, path: [...place.path, 0] });
      return;
    }
    if (place.says === null && silent.find(raw) === true) return;
    const source = withSeparatedWords(withCapitals(this.clean(raw, place.path)));
    if (place.says === null && !mayDeclare(source.text)) silent.keep(raw, true);
    else if (mayName(source.text)) readText(source, this.found, place);
  }

  /** Texts beside each other are lines of one; rows of cells are a table. */
  private readArray(all: readonly unknown[], place: Place): void {
    const items = all.every(isObject) ? withoutCrosses(all) : all;
    if (items.length > 1 && items.every(isRow)) {
      this.readString(items.map(lineOf).join('\n'), place);
      return;
    }
    let lines: string[] = [];
    let first = 0;
    const readLines = (): void => {
      const path = lines.length === 1 ? [...place.path, first] : place.path;
      if (lines.length > 0) this.readString(lines.join('\n'), { ...place, path });
      lines = [];
    };
    for (const [i, item] of items.entries()) {
      if (typeof item === 'string' && !looksLikeJson(item)) {
        if (lines.length === 0) first = i;
        lines.push(item);
        continue;
      }
      readLines();
      this.read(item, { ...place, path: [...place.path, i] });
    }
    readLines();
  }

  private readRecord(printed: Fields, place: Place): void {
    const [record = printed] = withoutCrosses([printed]);
    const entries = this.readKeyPairs(withLongKeys(record), place).map(printedEntry);
    const rest = this.readPair(entries, place) ?? entries;
    const isMap = place.isOfTastes !== true && isMapOfAnswers(rest);
    // `{ id: 'en:milk' }` has no text that is printed.
    const isPrinted = rest.some(
      ([key, value]) => typeof value === 'string' && subjectOf(key).role !== 'technical',
    );
    for (const [key, value] of rest) {
      const subject = subjectOf(key);
      const isProgram = subject.says === null && subject.role === 'technical';
      if (place.says !== null && isPrinted && isProgram) continue;
      this.readEntry(subject, value, { ...place, isMap, path: [...place.path, key] });
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
    const named = nameIn(entries);
    const name: unknown = named?.[1];
    if (!named || typeof name !== 'string') return null;
    const rest = entries.filter((entry) => entry !== named);
    const subject = subjectOf(name);
    const answers = Object.fromEntries(rest);
    const path = [...place.path, named[0]];
    if (subject.allergens.length > 0 && answerOf(answers) !== undefined) {
      // `{ allergen: 'milk', … }`, but not `{ name: 'nocciola', … }`, which may be a flavour.
      const isMap = subjectOf(named[0]).says === 'contains';
      this.readAnswer(subject, answers, { ...place, path, isMap });
      return rest.filter((entry) => !isValue(entry) && !isNamedAs(subject, entry));
    }
    const values = rest.filter(isValue);
    if (!isTitle(subject) || rest.length >= maxInPair || values.length === 0) return null;
    for (const [key, value] of values)
      this.readEntry(subject, value, { ...place, path: [...place.path, key] });
    return rest.filter((entry) => !isValue(entry));
  }

  private readEntry(subject: Subject, value: unknown, place: Place): void {
    const isList = subject.isList && place.says !== 'denied';
    if (isList || (subject.mayBeList && looksLikeList(value))) {
      const says = isOtherSection(value) ? null : 'contains';
      this.read(value, { ...place, says, lead: '', isList: says !== null });
      return;
    }
    const texts = subject.isUnsuited ? textsIn(value) : [];
    if (texts.length > 0) {
      this.readString(`${subject.printed} ${texts.join(', ')}`, place);
      return;
    }
    this.read(value, this.readAnswer(subject, value, place));
  }

  /** Reads what a key, or a name, says by its value; gives back what is then said of the value itself. */
  private readAnswer(subject: Subject, value: unknown, place: Place): Place {
    const { printed, allergens, denied, isPresence } = subject;
    const own = subject.isSource && !isNameOfSource(value) ? null : subject.says;
    const says = own ?? place.says;
    const isAdded = (own !== null || allergens.length > 0) && printed !== '';
    const lead = isAdded ? [place.lead, printed].filter(Boolean).join(': ') : place.lead;
    const isOfTastes =
      subject.isOfTastes &&
      isObject(value) &&
      Object.values(value).every((item) => typeof item === 'boolean');
    const inner: Place = {
      says: subject.isClaim ? null : says,
      lead,
      path: place.path,
      isOfTastes,
      isList: place.isList,
    };
    const span = { path: place.path, start: 0, end: typeof value === 'string' ? value.length : 0 };
    if (denied.length > 0 && isRefused(value)) {
      for (const allergen of denied)
        this.found.add(
          { allergen, presence: 'contains', span, source: 'answer' },
          `${printed}: ${String(value)}`,
        );
      return { ...inner, says: null };
    }
    if (allergens.length === 0) return inner;
    // `{ ingredienti: { Latte: '' } }`: an amount that nobody told
    const isAmount = place.isList === true && !isRefused(value);
    const answer = isAmount ? undefined : answerOf(value);
    const isAffirmed = isPresence && place.isOfTastes !== true && (value === true || value === 1);
    const isTold = place.isMap === true || isAffirmed || isExplicit(value);
    const presence = sayingOfAnswer(answer, value, says, isTold);
    if (presence === 'contains' || presence === 'traces') {
      const quote = typeof value === 'string' && answer !== undefined ? `${lead}: ${value}` : lead;
      for (const allergen of allergens)
        this.found.add({ allergen, presence, span, source: 'answer' }, quote);
    }
    return answer === undefined ? inner : { ...inner, says: null };
  }
}

/** The allergens that any value of JSON declares. */
export function findInFields(input: unknown, clean: Clean): AllergenFinding[] {
  const found = new Found(most);
  readGuarded(input, (value, entered) =>
    new FieldReader(found, entered, clean).read(value, { says: null, lead: '', path: [] }),
  );
  return found.all();
}
