import { isSpace } from './source.ts';
import type { Marker } from './findMarkers.ts';
import { kindOf } from './headingKind.ts';

/** No heading is longer. */
const maxHeading = 60;

const isCellMark = (char: string): boolean => char === '|' || char === '\t';

/** Past spaces and marks between cells. */
function pastMarks(text: string, at: number): number {
  let i = at;
  while (text.charAt(i) !== '\n' && (isSpace(text.charCodeAt(i)) || isCellMark(text.charAt(i))))
    i++;
  return i;
}

/** Where the cell that begins at a place ends; -1 for what is no cell of a heading. */
function cellEnd(text: string, at: number): number {
  for (let i = at; i < at + maxHeading && i < text.length; i++) {
    const char = text.charAt(i);
    if (isCellMark(char)) return i;
    if (char === '\n' || char === ':') return -1;
  }
  return -1;
}

/** The heading in the first cell of the line at a place: '| Conservazione | In luogo fresco |'. */
function markerInLine(text: string, line: number): Marker | null {
  const start = pastMarks(text, line);
  const end = cellEnd(text, start);
  const found = end > start ? kindOf(text.slice(start, end)) : null;
  if (!found) return null;
  const textStart = pastMarks(text, end);
  const stop = text.indexOf('\n', textStart);
  // '| Ingredienti | Quantità |' is the head of a table.
  const isHead = !text.slice(textStart, stop < 0 ? text.length : stop).includes(',');
  if (found.kind === 'ingredients' && isHead) return null;
  return { kind: found.kind, start, textStart, extra: found.extra };
}

/** The headings of a text that are cells at the starts of lines. */
export function cellMarkers(text: string): Marker[] {
  if (!text.includes('|') && !text.includes('\t')) return [];
  const markers: Marker[] = [];
  for (let line = 0; line >= 0 && line < text.length;) {
    const marker = markerInLine(text, line);
    if (marker) markers.push(marker);
    const next = text.indexOf('\n', line);
    line = next < 0 ? -1 : next + 1;
  }
  return markers;
}
