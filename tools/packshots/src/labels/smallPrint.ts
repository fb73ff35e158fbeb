import { type Area, rect, words } from '../ink.ts';
import { measure } from '../lettering.ts';
import type { Look } from '../shots.ts';
import { isPale } from './stripLabel.ts';

/** One line of the nutrition table, or a paragraph of running text. */
export type Line = { name: string; value: string } | { text: string };
/** What stands left and right of the front of a round pack: it is what sells its edge. */
export type SmallPrint = { left: readonly Line[]; right: readonly Line[] };

const size = 15;
const leading = 22;
const face = 'instrument';

/** Sets the lines into a column until it is full. */
export function smallPrint(lines: readonly Line[], area: Area, look: Look): string {
  const ink = isPale(look.body) ? (isPale(look.ink) ? '#2b2a24' : look.ink) : '#f2f2ee';
  let y = area.y + area.h * 0.06;
  let out = '';
  const last = area.y + area.h * 0.8;
  for (const line of lines) {
    if (y > last) break;
    if ('text' in line) {
      for (const part of wrapped(line.text, area.w)) {
        if (y > last) break;
        y += leading;
        out += words(face, part, { x: area.x, y, size }, ink);
      }
      y += leading * 0.5;
      continue;
    }
    y += leading;
    out += words(face, line.name, { x: area.x, y, size }, ink);
    out += words(face, line.value, { x: area.x + area.w, y, size, anchor: 'end' }, ink);
    out += rect({ x: area.x, y: y + 5, w: area.w, h: 1 }, ink, ' opacity=".6"');
  }
  return `<g opacity=".85">${out}</g>`;
}

function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(face, longer, size) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
