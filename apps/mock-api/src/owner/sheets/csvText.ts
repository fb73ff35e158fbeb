/** What some program reads as a formula, in any width, and the signs before which one may stand. */
const formulaStart = /^[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠﹦﹢﹣﹫−]/u;
/** '007', '1/2', '12-5', '1E5': a program that opens the file would make a number or a date of it. */
const looksLikeNumber = /^[\d.,:/\s-]*\d[\d.,:/\s-]*(?:e[+-]?\d+)?$/iu;

const needsMark = (text: string) =>
  text.startsWith("'") || formulaStart.test(text) || looksLikeNumber.test(text);

/** An apostrophe keeps a text what it is in the program that opens the file. */
export const markText = (text: string) => (needsMark(text) ? `'${text}` : text);

/** The text behind a mark of `markText`; any other stays. */
export const unmarkText = (text: string) =>
  text.startsWith("'") && needsMark(text.slice(1)) ? text.slice(1) : text;

export function csvCell(text: string): string {
  return /[";,\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
