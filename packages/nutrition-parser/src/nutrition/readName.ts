import { fold } from '../text/fold.ts';
import { nutrientKey, subPrefix, type NutrientKey } from './nutrients.ts';
import { unitOf } from './units.ts';
import { dosePart, perPack } from './vocabulary.ts';

/** What the printed name of a row tells. */
export type NameReading = {
  /** As printed, without footnote marks, leading dashes, trailing colon and unit. */
  name: string;
  folded: string;
  key: NutrientKey | undefined;
  energy: boolean;
  /** 'di cui' or the like stands before it. */
  sub: boolean;
  dashed: boolean;
  unit: string | undefined;
  /** The order of a pair named in the heading: 'kcal/kJ'. */
  kcalFirst: boolean;
  /** 'Grassi (di cui saturi)': the second name. */
  second: string | undefined;
  /** Declared on dry matter, beside the row of the product as sold: 'Proteine (s.s.)'. */
  dry: boolean;
  /** It names the size of a serving or the servings per pack, no nutrient. */
  isFact: boolean;
  /** Where `name` stands in the text that was read. */
  start: number;
  end: number;
};

const remembered = new Map<string, NameReading>();
const remembers = 2000;
const longestRemembered = 100;

/** Reads the printed name of a row. Labels repeat some forty names, so readings are remembered. */
export function readName(text: string): NameReading {
  const known = remembered.get(text);
  if (known) return known;
  const result = readNewName(text);
  if (text.length <= longestRemembered) {
    if (remembered.size >= remembers) remembered.clear();
    remembered.set(text, result);
  }
  return result;
}

const dashes = '-–—‒−•·▪●◦‣►>→+*#↳└';
const marks = '*†‡§#^¹²³⁰⁴⁵⁶⁷⁸⁹:.…=,;|_\\';
const spaces = ' \t\n';

const energyOnly =
  /^(?:energia|valore energetico|energy|calorie|valore calorico|apporto energetico)\b/;
const unitPair = /[([ ,]*\b(kj|kcal)\b ?[/|\-–e,(]* ?\b(kj|kcal)\b[)\]]*$/i;
const bracketUnit = /\s*[([]\s*(?:in |as )?([a-zµμ%.]{1,6})\s*[)\]]$/i;
const bareUnit = /(?:,|\s|\bin\b)\s*(?:in )?(k?cal|kj|mg|mcg|µg|μg|ug|g|gr|ui|iu)\.?$/i;
const footnote = /\s*[([]\s*(?:\d{1,2}|\*+|[a-c])\s*[)\]]$/;

const dryMatter = / (?:s s|(?:sul|in) secco|(?:sulla |su )?sostanza secca)$/;
const combined = /[\s(,;]+(di cui:? [^)]+)\)?$/i;

function readNewName(text: string): NameReading {
  let start = 0;
  let end = text.length;
  let dashed = false;
  while (start < end) {
    const char = text.charAt(start);
    if (dashes.includes(char)) {
      if (char !== '*' && char !== '#') dashed = true;
    } else if (char === '(' && text.indexOf(')', start) < 0) {
      // '(di cui saturi 1 g)': the bracket closes behind the value.
    } else if (!spaces.includes(char) && !':_|,;.)]'.includes(char)) break;
    start++;
  }
  let unit: string | undefined;
  let kcalFirst = false;
  for (let before = -1; before !== end;) {
    before = end;
    end = trimmedEnd(text, start, end);
    const part = text.slice(Math.max(start, end - 30), end);
    const pair = unit === undefined ? unitPair.exec(part) : null;
    if (pair && end - pair[0].length > start) {
      kcalFirst =
        (pair[1] ?? '').toLowerCase() === 'kcal' && (pair[2] ?? '').toLowerCase() === 'kj';
      unit = 'kJ/kcal';
      end -= pair[0].length;
      continue;
    }
    const match = footnote.exec(part) ?? (unit === undefined ? unitAtEnd(part) : null);
    if (match && end - match[0].length > start) {
      if (match[1] !== undefined) unit = unitOf(match[1]);
      end -= match[0].length;
    }
  }
  const name = text
    .slice(start, end)
    .replace(/\s+/g, ' ')
    .replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '')
    .replaceAll('**', '')
    .replace(/[*†‡]+(?= )/g, '');
  const folded = fold(name);
  const bare = folded.replace(subPrefix, '');
  // 'Grassi (di cui saturi)', 'Carboidrati di cui zuccheri'
  const inner = combined.exec(name);
  const outerKey = inner ? nutrientKey(name.slice(0, inner.index)) : undefined;
  const key =
    outerKey ??
    nutrientKey(name) ??
    (unit === undefined ? undefined : nutrientKey(text.slice(start)));
  const energy =
    key === 'energyKj' || key === 'energyKcal' || (unit === 'kJ/kcal' && energyOnly.test(folded));
  return {
    name,
    folded,
    key,
    energy,
    sub: bare !== folded,
    dashed,
    unit,
    kcalFirst,
    second: outerKey === undefined ? undefined : inner?.[1],
    dry: key !== undefined && dryMatter.test(folded),
    isFact: key === undefined && (perPack.test(folded) || dosePart.test(folded)),
    start,
    end,
  };
}

function unitAtEnd(part: string): RegExpExecArray | null {
  const match = bracketUnit.exec(part) ?? bareUnit.exec(part);
  return match && unitOf(match[1] ?? '') !== undefined ? match : null;
}

/** 'e.s.', 'Prot.', 'spp.' at the end of a name. */
const abbreviated =
  /(?:[\s.(]?[a-z]\.[a-z]|\b(?:prot|carb|gras|tot|sat|energ|spp?|ssp|var|vit|ac))\.$/i;

function trimmedEnd(text: string, start: number, end: number): number {
  while (end > start) {
    const char = text.charAt(end - 1);
    if (!marks.includes(char) && !spaces.includes(char) && !'-–—'.includes(char)) break;
    // An abbreviation keeps its dot.
    if (
      char === '.' &&
      end - 3 > start &&
      abbreviated.test(text.slice(Math.max(start, end - 8), end))
    )
      break;
    end--;
  }
  return end;
}
