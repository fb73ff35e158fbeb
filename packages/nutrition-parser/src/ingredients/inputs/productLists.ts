import type { Marker } from '../../document/sections.ts';
import type { Source } from '../../text/source.ts';
import { sectionEnd } from '../../document/sections.ts';
import { languageOfList as languageOfText, type Language } from '../../language/languageOf.ts';
import { withoutLanguage } from '../../language/languageParts.ts';
import type { Piece } from '../readItems.ts';
import { titleBefore } from './titleBefore.ts';

/** No kit has more products. */
const maxProducts = 20;

/** The language of the list of a marker, its heading with it; undefined for that of another section. */
export function languageOfList(
  text: string,
  markers: readonly Marker[],
  i: number,
): Language | undefined {
  const marker = markers[i];
  if (marker?.kind !== 'ingredients') return undefined;
  return languageOfText(text.slice(marker.start, markers[i + 1]?.start));
}

/** Where a list ends: before the title of the next product's. */
function endBefore(text: string, markers: readonly Marker[], i: number, end: number): number {
  const next = markers[i + 1];
  const isAnother = next?.extra === '' && languageOfList(text, markers, i + 1) === 'it';
  const title = isAnother && next ? titleBefore(text, next.start) : undefined;
  return title === undefined ? end : Math.min(end, text.lastIndexOf(title, next?.start));
}

/** The list of the marker at a place of the markers; null where it has none. */
export function listAt(source: Source, markers: readonly Marker[], i: number): Piece | null {
  const { text } = source;
  const marker = markers[i];
  if (marker?.kind !== 'ingredients') return null;
  const end = endBefore(text, markers, i, withoutLanguage(text, sectionEnd(text, markers, i)));
  const { textStart: start, extra: label } = marker;
  return end > start ? { source, start, end, label } : null;
}

/** The lists of the further products of a text, as of a kit; the first marker's is none of them. */
export function otherLists(
  source: Source,
  markers: readonly Marker[],
  language: Language,
): Piece[] {
  const { text } = source;
  const printed = new Set<string>();
  const lists: Piece[] = [];
  for (let i = 0; i < markers.length && printed.size < maxProducts; i++) {
    const marker = markers[i];
    const piece = languageOfList(text, markers, i) === language ? listAt(source, markers, i) : null;
    const list = piece ? text.slice(piece.start, piece.end).trim() : '';
    if (!marker || !piece || printed.has(list)) continue;
    printed.add(list);
    if (i > 0 && marker.extra === '')
      lists.push({ ...piece, label: titleBefore(text, marker.start) });
  }
  return lists;
}
