/** Fewer dashes or slashes between items part no list. */
const fewestParts = 3;

/** How a list is written. */
export type Manner = {
  /** With small letters too. */
  mixed: boolean;
  /** With lines for commas. */
  byLine: boolean;
  /** With ' - ' or ' / ' for commas: the code of the mark, else 0. */
  parting: number;
};

export function mannerOf(text: string, start: number, end: number): Manner {
  let lower = 0;
  let upper = 0;
  let commas = 0;
  let lines = 0;
  let dashes = 0;
  let slashes = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code > 96) lower++;
    else if (code > 64) upper++;
    else if (code === 44 || code === 59) commas++;
    else if (code === 10) lines++;
    else if (code === 32 && text.charCodeAt(i + 2) === 32) {
      const next = text.charCodeAt(i + 1);
      if (next === 45 || next === 0x2013) dashes++;
      else if (next === 47) slashes++;
    }
  }
  let parting = 0;
  if (dashes >= fewestParts && dashes > commas) parting = 45;
  else if (slashes >= fewestParts && slashes > commas) parting = 47;
  return { mixed: lower > upper * 0.4, byLine: lines > 0 && commas <= lines, parting };
}

/** ASCII characters that mean something between items. */
export const marks = new Uint8Array(128);
for (const mark of '([{)]},;|\n.:-/') marks[mark.charCodeAt(0)] = 1;

/** The next character from a place on that is no plain part of an item. */
export function pastPlain(text: string, at: number, end: number): number {
  let i = at;
  for (; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 128 ? marks[code] === 1 : code === 0x2022 || code === 0xb7 || code === 0x2013) break;
  }
  return i;
}

/** Past the spaces, commas and bullets before an item. */
export function pastMarks(text: string, at: number, end: number, breaks: boolean): number {
  let i = at;
  while (i < end) {
    const code = text.charCodeAt(i);
    const isMark =
      code === 32 ||
      code === 9 ||
      code === 44 ||
      code === 59 ||
      code === 0x2022 ||
      code === 0xb7 ||
      (code === 10 && breaks);
    const isDash = (code === 45 || code === 0x2013) && text.charCodeAt(i + 1) === 32;
    if (!isMark && !isDash) break;
    i++;
  }
  return i;
}
