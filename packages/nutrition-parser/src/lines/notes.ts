import { pattern } from '../lexicon/patterns.ts';
const explainedReference = pattern(
  '^\\W*(?:(?:%\\s*)?(?:{VNR}|r\\.?d\\.?a|ar)\\.?\\s*[:=-](?!\\s*\\d)|(?:valori nutritivi|assunzioni?) di riferimento)',
);

/** A footnote or legend: it begins with a mark that is no emphasis, or explains VNR. */
export const isNote = (text: string): boolean =>
  (/^(?:\*+|†|‡|§|[¹²³]|\(\*+\)|\(\d\))\s*[^\s*]/.test(text) &&
    !/^\*\*(?=\S)[^*]+\*\*/.test(text) &&
    !/^\*\s+\S+.*:\s*[<~]?\d/.test(text)) ||
  explainedReference.test(text);

const reference = '(?:%\\s?)?(?:{VNR}|ar)\\.?';
/** 'VNR = valori …', '*VNR …', '% dei valori nutritivi …' */
const explained = [
  `\\*{0,3}\\)? ?${reference}\\*{0,3} ?[:=](?! ?\\d)`,
  '\\*{1,3}\\)? ?(?:%\\s?)?{VNR}\\b\\D',
  '\\*{1,3}\\)? ?(?:% de[il] )?(?:valori? nutritiv|assunzion)',
].join('|');
const legend = pattern(`[\\s.;,)\\]%](?=${explained})`);
const footnote = /[.;)]\s?(?=[*†‡]{1,3}\s?[a-zà-ù])/i;
const amount = pattern('\\d\\s?(?:{UNIT}|ml|%)(?![a-z])|\\*\\s?(?:per|ogni|a) ');

/** Where a legend or footnote begins that closes a line of values; -1 where none does. */
export function noteStart(text: string): number {
  if (!text.includes('*') && !/[=:] ?valor/i.test(text)) return -1;
  const known = legend.exec(text);
  if (known) return known.index + 1;
  const mark = footnote.exec(text);
  if (!mark || amount.test(text.slice(mark.index + 1))) return -1;
  return mark.index + mark[0].length;
}
