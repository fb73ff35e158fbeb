import { withoutBeginning, withoutEnding } from '../text/pieces.ts';
import { hasAny, onOneLine } from '../text/chars.ts';
import { atStart } from '../lexicon/phrases.ts';
import { fold, isWordCode } from '../text/fold.ts';
import { Remembered } from '../text/Remembered.ts';
import type { Cell } from '../text/source.ts';
import { keyOf, nutrientKey, withoutSub } from './nutrientKey.ts';
import type { NutrientKey } from '../lexicon/nutrients.ts';
import { isOnlyName } from './onlyName.ts';
import { percentBefore, percentBehind } from './namePercent.ts';
import { trimName } from './trimName.ts';
import { unitOf } from '../lexicon/units.ts';
import { dosePart, packWords, perPack, pieces } from '../lexicon/vocabulary.ts';

/** What the printed name of a row tells. */
export type NameReading = {
  /** As printed, without footnote marks, leading dashes, trailing colon and unit. */
  name: string;
  folded: string;
  key: NutrientKey | undefined;
  energy: boolean;
  /** 'di cui' or the like is before it. */
  sub: boolean;
  dashed: boolean;
  unit: string | undefined;
  /** The order of a pair named in the heading: 'kcal/kJ'. */
  kcalFirst: boolean;
  /** 'Grassi (di cui saturi)': the second name. */
  second: string | undefined;
  /** Declared on dry matter, beside the row of the product as sold: 'Proteine (s.s.)'. */
  dry: boolean;
  /** Words and nothing else: no bracket, mark, or number in front. */
  bare: boolean;
  /** Bare, and none of the words is of anything but a substance. */
  only: boolean;
  /** The reference percentage that is behind it: 'Vitamina D (200% VNR)'. */
  percent: number | undefined;
  /** It has several lines. */
  broken: boolean;
  /** As the cell of a table it can be no value; once that was found. */
  isText: boolean | undefined;
  /** It names the size of a serving, the servings per pack or its weight, no nutrient. */
  isFact: boolean;
  /** Where `name` is in the text that was read. */
  start: number;
  end: number;
};

const names = new Remembered<NameReading>();

/** Reads the printed name of a row. Labels repeat some forty names. */
export const readName = (text: string): NameReading => names.find(text) ?? readNewName(text);

/** Names in cells that are too long to be remembered by their text. */
const longNames = new WeakMap<Cell, NameReading>();

/** Reads the name in a cell, once. */
export function nameOfCell(cell: Cell): NameReading {
  const known = names.find(cell.text) ?? longNames.get(cell);
  if (known) return known;
  const read = readName(cell.text);
  longNames.set(cell, read);
  return read;
}

function readNewName(text: string): NameReading {
  // 'Vitamina C pari a 80 mg'
  const end = text.toLowerCase().endsWith(' pari a') ? text.length - ' pari a'.length : 0;
  const before = end > 0 ? readName(text.slice(0, end)) : null;
  if (before?.key !== undefined) return names.keep(text, before);
  return names.keep(text, isBare(text) ? readBareName(text) : readFullName(text));
}

/** Longer names are no bare ones. */
const maxBare = 100;

const energyOnly = atStart(
  'energia|en|valore energetico|energy|calorie|valore calorico|apporto energetico',
);
/** Marks of bold words in Markdown. */
const bold = ['**', '__'];
const combined = /[\s(,;/]+(di cui:? [^)]+)\)?$/i;
const dryMatter = [' s s', ' sul secco', ' in secco', ' sostanza secca'];

/** Units are no longer words than this. */
const maxUnit = 5;

/** Whether a text is a name and nothing else: words with spaces or hyphens, the last no unit. */
function isBare(text: string): boolean {
  const last = text.length - 1;
  let before = 32;
  let word = 0;
  for (let i = 0; i <= last; i++) {
    const code = text.charCodeAt(i);
    if (code === 32) {
      if (before === 32) return false;
      word = i + 1;
    } else if (!isWordCode(code)) {
      if ((code !== 45 && code !== 39) || !isWordCode(before)) return false;
    }
    before = code;
  }
  if (!isWordCode(before) || text.length > maxBare) return false;
  if (word === 0) return true;
  // No unit begins with a digit.
  const isShort = last - word < maxUnit && text.charCodeAt(word) > 57;
  if (isShort && unitOf(text.slice(word)) !== undefined) return false;
  return !text.includes('i cui ', 2) && !text.includes('I CUI ', 2);
}

/** 'kcal 365': the name is the unit. */
const energyUnits: ReadonlyMap<string, string> = new Map([
  ['kcal', 'kcal'],
  ['kj', 'kJ'],
]);

function readBareName(name: string): NameReading {
  const folded = fold(name);
  const bare = withoutSub(folded);
  const key = keyOf(name, folded);
  return {
    name,
    folded,
    key,
    energy: key === 'energyKj' || key === 'energyKcal',
    sub: bare !== folded,
    dashed: false,
    unit: energyUnits.get(folded),
    kcalFirst: false,
    second: undefined,
    bare: true,
    only: isOnlyName(folded),
    percent: undefined,
    broken: false,
    isText: undefined,
    dry: isDry(key, folded),
    isFact: isFactName(key, folded),
    start: 0,
    end: name.length,
  };
}

const isDry = (key: NutrientKey | undefined, folded: string): boolean =>
  key !== undefined && dryMatter.some((words) => folded.endsWith(words));

/** The first letters of what tells of servings and packs. */
const factLetters = 'ncdprsmuqvflbtgw0123456789';

const isFactName = (key: NutrientKey | undefined, folded: string): boolean =>
  key === undefined &&
  factLetters.includes(folded.charAt(0)) &&
  (packWords.has(folded) || pieces.has(folded) || perPack.test(folded) || dosePart.test(folded));

function readFullName(printed: string): NameReading {
  const before = percentBefore(printed);
  const front = before?.start ?? 0;
  const reference = before ?? percentBehind(printed);
  const text = reference && 'text' in reference ? reference.text : printed.slice(front);
  const { start, end, dashed, unit, kcalFirst } = trimName(text);
  const name = withoutEnding(withoutBeginning(onOneLine(text.slice(start, end)), bold), bold)
    .replaceAll('**', '')
    .replaceAll('\\|', '|')
    .replace(/[*†‡]+(?= )/g, '');
  const folded = fold(name);
  // 'Grassi (di cui saturi)', 'Carboidrati di cui zuccheri'
  const inner = folded.includes(' di cui ') ? combined.exec(name) : null;
  const outerKey = inner ? nutrientKey(name.slice(0, inner.index)) : undefined;
  const key =
    outerKey ??
    keyOf(name, folded) ??
    (unit === undefined ? undefined : nutrientKey(text.slice(start)));
  const energy =
    key === 'energyKj' || key === 'energyKcal' || (unit === 'kJ/kcal' && energyOnly.test(folded));
  return {
    name,
    folded,
    key,
    energy,
    sub: withoutSub(folded) !== folded,
    dashed,
    unit: unit ?? energyUnits.get(folded),
    kcalFirst,
    second: outerKey === undefined ? undefined : inner?.[1],
    bare: false,
    only: false,
    isText: undefined,
    broken: hasAny(text, ['\n', '\v']),
    percent: reference?.percent,
    dry: isDry(key, folded),
    isFact: isFactName(key, folded),
    start: front + start,
    end: front + end,
  };
}
