import { pattern } from '../lexicon/patterns.ts';
import { groupOf } from '../text/chars.ts';
import { listNumberEnd } from '../text/listNumber.ts';
import { unitOf } from '../lexicon/units.ts';
import { isArrowHead } from './arrow.ts';
import { isMultiple } from './unitCell.ts';

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
export function trimName(text: string): Trimmed {
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
