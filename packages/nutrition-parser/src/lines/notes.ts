import { pattern } from '../lexicon/patterns.ts';
/** A footnote or legend: it begins with a mark that is no emphasis, or explains VNR. */
export const isNote = (text: string): boolean =>
  (/^(?:\*+|†|‡|§|[¹²³]|\(\*+\)|\(\d\))\s*[^\s*]/.test(text) &&
    !/^\*\*(?=\S)[^*]+\*\*/.test(text) &&
    !/^\*\s+\S+.*:\s*[<~]?\d/.test(text)) ||
  /^\W*(?:%\s*)?(?:v\.?n\.?r|nrv|r\.?d\.?a|ar)\.?\s*[:=-]\s*\D/i.test(text) ||
  /^\W*(?:valori nutritivi di riferimento|assunzioni? di riferimento)/i.test(text);

const reference = '(?:%\\s?)?(?:{VNR}|ar)\\.?';
/** 'VNR = valori …', '*VNR …', '% dei valori nutritivi …' */
const explained = [
  `\\*{0,3}\\)? ?${reference}\\*{0,3} ?[:=] ?\\D`,
  '\\*{1,3}\\)? ?(?:%\\s?)?{VNR}\\b\\D',
  '\\*{1,3}\\)? ?(?:% de[il] )?(?:valori? nutritiv|assunzion)',
].join('|');
const legend = pattern(`[\\s.;,)\\]%](?=${explained})`);
const footnote = /[.;)]\s?(?=[*†‡]{1,3}\s?[a-zà-ù])/i;
const amount = /\d\s?(?:m?g|mcg|[uµμ]g|ml|k?cal|kj|%)(?![a-z])|\*\s?(?:per|ogni|a) /i;

/** Where a legend or footnote begins that closes a line of values; -1 where none does. */
export function noteStart(text: string): number {
  if (!text.includes('*') && !/[=:] ?valor/i.test(text)) return -1;
  const known = legend.exec(text);
  if (known) return known.index + 1;
  const mark = footnote.exec(text);
  if (!mark || amount.test(text.slice(mark.index + 1))) return -1;
  return mark.index + mark[0].length;
}
