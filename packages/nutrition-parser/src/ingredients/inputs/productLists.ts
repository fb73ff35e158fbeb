import { atStart } from '../../lexicon/phrases.ts';
import type { Marker } from '../../document/sections.ts';
import { fold } from '../../text/fold.ts';
import type { Source } from '../../text/source.ts';
import { sectionEnd } from '../../document/sections.ts';
import { withoutLanguage } from '../languages.ts';
import type { Piece } from '../readItems.ts';
import { titleBefore } from './titleBefore.ts';

/** No kit has more products. */
const maxProducts = 20;
/** Markers of ingredients in other languages. */
const foreignMarker = atStart('ingredients~|ingrédients~|ingredientes~|ingredienten~|zutaten~');

export const isItalianList = (text: string, { kind, start }: Marker): boolean =>
  kind === 'ingredients' && !foreignMarker.test(fold(text.slice(start, start + 12)));

/** Where a list ends: before the title of the next product's. */
function endBefore(text: string, next: Marker | undefined, end: number): number {
  const isAnother = next !== undefined && isItalianList(text, next) && next.extra === '';
  const title = isAnother ? titleBefore(text, next.start) : undefined;
  return title === undefined ? end : Math.min(end, text.lastIndexOf(title, next?.start));
}

/** The list of the marker at a place of the markers; null where it has none. */
export function listAt(source: Source, markers: readonly Marker[], i: number): Piece | null {
  const { text } = source;
  const marker = markers[i];
  if (marker?.kind !== 'ingredients') return null;
  const end = endBefore(text, markers[i + 1], withoutLanguage(text, sectionEnd(text, markers, i)));
  const { textStart: start, extra: label } = marker;
  return end > start ? { source, start, end, label } : null;
}

/** The lists of the further products of a text, as of a kit; the first marker's is none of them. */
export function otherLists(source: Source, markers: readonly Marker[]): Piece[] {
  const { text } = source;
  const printed = new Set<string>();
  const lists: Piece[] = [];
  for (let i = 0; i < markers.length && printed.size < maxProducts; i++) {
    const marker = markers[i];
    const piece = marker && isItalianList(text, marker) ? listAt(source, markers, i) : null;
    const list = piece ? text.slice(piece.start, piece.end).trim() : '';
    if (!marker || !piece || printed.has(list)) continue;
    printed.add(list);
    if (i > 0 && marker.extra === '')
      lists.push({ ...piece, label: titleBefore(text, marker.start) });
  }
  return lists;
}
