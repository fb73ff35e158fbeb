/** How a list is written: with small letters too, and with lines for commas. */
export function mannerOf(
  text: string,
  start: number,
  end: number,
): { mixed: boolean; byLine: boolean } {
  let lower = 0;
  let upper = 0;
  let commas = 0;
  let lines = 0;
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code > 96) lower++;
    else if (code > 64) upper++;
    else if (code === 44 || code === 59) commas++;
    else if (code === 10) lines++;
  }
  return { mixed: lower > upper * 0.4, byLine: lines > 0 && commas <= lines };
}

/** ASCII characters that mean something between items. */
export const marks = new Uint8Array(128);
for (const mark of '([{)]},;|\n.:') marks[mark.charCodeAt(0)] = 1;

/** The next character from a place on that is no plain part of an item. */
export function pastPlain(text: string, at: number, end: number): number {
  let i = at;
  for (; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code < 128 ? marks[code] === 1 : code === 0x2022 || code === 0xb7) break;
  }
  return i;
}
