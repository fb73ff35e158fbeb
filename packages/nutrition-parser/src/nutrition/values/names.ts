import type { NutrientKey } from '../../lexicon/nutrients.ts';
import { anyOf, pattern } from '../../lexicon/patterns.ts';
import { atStart } from '../../lexicon/phrases.ts';
import { hasReference } from '../../lexicon/references.ts';
import { otherWords } from '../../lexicon/remarksOnNames.ts';
import { unitOf } from '../../lexicon/units.ts';
import { dosePart, packWords, perPack, pieces } from '../../lexicon/vocabulary.ts';
import { isArrowHead } from './amountScan.ts';
import { keyOf, nutrientKey, withoutSub } from './nutrientKey.ts';
import { isMultiple } from './units.ts';
import { Remembered } from '../../text/Remembered.ts';
import { groupOf, hasAny, isDigit, onOneLine } from '../../text/chars.ts';
import { fold, isWordCode } from '../../text/fold.ts';
import { listNumberEnd, withoutBeginning, withoutEnding } from '../../text/pieces.ts';
import type { Cell } from '../../text/source.ts';

/** Words by which the name of an unknown substance may be more than a name. */
const [wholeWords, ...beginnings] = otherWords;
const notInName = pattern(`\\b(?:${anyOf(wholeWords)}\\b|di$|${anyOf(beginnings.join(' '))})`);

/** Whether words, folded, are the name of a substance and nothing else. */
const isOnlyName = (folded: string): boolean => !notInName.test(folded);

/** A name without the reference percentage behind it. */
type NamePercent = { readonly text: string; readonly percent: number };

/** 'Vitamina D (200% VNR)', 'Vitamina A 100% del VNR*', 'Vitamina D (VNR 200%)' */
const namedPercent = pattern(
  '[\\s,([]+(?:({PERCENT}) ?%\\s?(?:del? )?(?:{VNR}|ar)\\.?|{VNR}\\W{0,3}({PERCENT}) ?%)\\*{0,3}\\s?[)\\]]?\\*{0,3}:?$',
);
/** 'Vitamina D (200%)' */
const barePercent = /\s?[([]\s?(\d{1,4}(?:[.,]\d{1,2})?) ?%\*{0,3}\s?[)\]]$/;

/** '100% VNR Vitamina C' */
const inFront = pattern('^({PERCENT}) ?% ?(?:del? )?{VNR}\\.?\\*{0,3}[\\s:–-]+(?={LETTER})');

/** The reference percentage that is before a name, and where the name begins. */
function percentBefore(text: string): { start: number; percent: number } | null {
  const match = isDigit(text.charCodeAt(0)) && text.includes('%') ? inFront.exec(text) : null;
  return match && { start: match[0].length, percent: Number(groupOf(match, 1).replace(',', '.')) };
}

/** Characters of a name's end in which a percentage is looked for. */
const percentTail = 40;

/** The reference percentage that is behind a name; a bare one only behind vitamins and minerals. */
function percentBehind(text: string): NamePercent | null {
  if (!text.includes('%')) return null;
  const from = Math.max(0, text.length - percentTail);
  const end = text.slice(from);
  const printed = namedPercent.exec(end);
  const match = printed ?? barePercent.exec(end);
  if (!match || from + match.index === 0) return null;
  const name = text.slice(0, from + match.index);
  if (!printed && !hasReference(keyOf(name, fold(name)))) return null;
  const percent = groupOf(match, 1) || groupOf(match, 2);
  return { text: name, percent: Number(percent.replace(',', '.')) };
}

/** Where the name is in the text of its cell, and what was around it. */
type Trimmed = {
  start: number;
  end: number;
  /** A dash or bullet was before it. */
  dashed: boolean;
  /** 'mg' of 'Sodio (mg)'; 'kJ/kcal' of a pair; 'miliardi UFC'. */
  unit: string | undefined;
  kcalFirst: boolean;
};

const dashes = '-–—‒−•·▪●◦‣►>→+*#↳└✓✔▸»➤';
const marks = '*†‡§#^¹²³⁰⁴⁵⁶⁷⁸⁹:.…=,;|_\\→';
const spaces = ' \t\n';

const unitPair = pattern('[([ ,]*\\b({KILO})\\b[\\s)\\]/|\\-–e,([]*\\b({KILO})\\b[)\\]]*$');
/** '(mg)', '(in g)', '(miliardi di UFC)' */
const bracketUnit = /\s*[([]\s*(?:in |as )?([a-zµμ%.]{1,6}|[^()[\]]+ [^()[\]]+)\s*[)\]]$/i;
/** 'Magnesio (Mg)', 'Cloruri (Cl)': the element's symbol, no unit. */
const symbol = /agnes\S*\s*[([]Mg[)\]]$|[([]Cl-?[)\]]$/;
const bareUnit = pattern('(?:[,_]|\\s|\\bin\\b)\\s*(?:in )?({UNIT}|ui|iu)\\.?$');
const footnote = /\s*[([]\s*(?:\d{1,2}|\*+|[a-c])\s*[)\]]$/;

/** Characters of a name's end that are looked at for its unit. */
const tail = 30;

/** Takes dashes, footnote marks, colons and units off a name. */
function trimName(text: string): Trimmed {
  const { start, dashed } = leadOf(text);
  let end = text.length;
  let unit: string | undefined;
  let kcalFirst = false;
  for (let before = -1; before !== end;) {
    before = end;
    end = trimmedEnd(text, start, end);
    const part = text.slice(Math.max(start, end - tail), end);
    const pair = unit === undefined ? unitPair.exec(part) : null;
    if (pair && end - pair[0].length > start) {
      kcalFirst =
        groupOf(pair, 1).toLowerCase() === 'kcal' && groupOf(pair, 2).toLowerCase() === 'kj';
      unit = 'kJ/kcal';
      end -= pair[0].length;
      continue;
    }
    const match = footnote.exec(part) ?? (unit === undefined ? unitAtEnd(part) : null);
    if (match && end - match[0].length > start) {
      if (match[1] !== undefined) unit = unitOf(match[1]) ?? match[1];
      end -= match[0].length;
    }
  }
  return { start, end, dashed, unit, kcalFirst };
}

/** Arrows, signs and pictures that stand for a bullet, in one or two units. */
const isPicture = (code: number): boolean =>
  (code >= 0x2190 && code < 0x2c00) || (code >= 0xd83c && code < 0xe000) || code === 0xfe0f;

function leadOf(text: string): { start: number; dashed: boolean } {
  // '1) Zinco'
  let start = listNumberEnd(text, 0, 3);
  let dashed = false;
  const lastClose = text.lastIndexOf(')');
  while (start < text.length) {
    const char = text.charAt(start);
    if (isPicture(char.charCodeAt(0))) dashed = true;
    else if (dashes.includes(char)) {
      if (char !== '*' && char !== '#') dashed = true;
    } else if (char === '(' && lastClose < start) {
      // '(di cui saturi 1 g)': the bracket closes behind the value.
    } else if (!spaces.includes(char) && !':_|,;.)]/'.includes(char)) break;
    start++;
  }
  return { start, dashed };
}

function unitAtEnd(part: string): RegExpExecArray | null {
  const match = bracketUnit.exec(part) ?? bareUnit.exec(part);
  if (!match || symbol.test(part)) return null;
  const unit = groupOf(match, 1);
  return unitOf(unit) !== undefined || isMultiple(unit) ? match : null;
}

/** 'e.s.', 'Prot.', 'spp.' at the end of a name. */
const abbreviated =
  /(?:[\s.(]?[a-z]\.[a-z]|\b(?:prot|carb|gras|tot|sat|energ|en|spp?|ssp|var|vit|ac))\.$/i;

function trimmedEnd(text: string, start: number, end: number): number {
  while (end > start) {
    const char = text.charAt(end - 1);
    const isMark = marks.includes(char) || spaces.includes(char) || '-–—'.includes(char);
    if (!isMark && !isArrowHead(text, end - 1)) break;
    // An abbreviation keeps its dot.
    if (
      char === '.' &&
      end - 3 >= start &&
      abbreviated.test(text.slice(Math.max(start, end - 8), end))
    )
      break;
    end--;
  }
  return end;
}

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

/** Reads the name in a cell. */
export const nameOfCell = (cell: Cell): NameReading => readName(cell.text);

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
