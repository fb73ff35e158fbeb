import type { Span } from '../model.ts';
import { readSource } from './clean.ts';
import { findMarkers, type Marker } from './findMarkers.ts';
import type { SectionKind } from './sectionNames.ts';
import { isSpace, spanOf, type Source } from './source.ts';

export type Section = { text: string; span: Span };

/** The places of the sections of a source; the first of each kind that has text counts. */
function sectionsOf({
  text,
}: Source): Partial<Record<SectionKind, { start: number; end: number }>> {
  const found: Partial<Record<SectionKind, { start: number; end: number }>> = {};
  const markers = findMarkers(text);
  markers.forEach((marker, i) => {
    if (marker.kind === 'other' || found[marker.kind]) return;
    const end = sectionEnd(text, markers, i);
    if (end > marker.textStart) found[marker.kind] = { start: marker.textStart, end };
  });
  return found;
}

/** Where the section of the marker at a place of the list ends. */
export function sectionEnd(text: string, markers: readonly Marker[], at: number): number {
  const marker = markers[at];
  if (!marker) return text.length;
  let next = at + 1;
  while (next < markers.length && isSameSection(marker, markers[next])) next++;
  let end = markers[next]?.start ?? text.length;
  while (end > marker.textStart && isTrailing(text.charCodeAt(end - 1))) end--;
  return end;
}

/** 'Ingredienti gusto vaniglia:' goes on with the ingredients, 'Attenzione:' with the warnings. */
const isSameSection = ({ kind }: Marker, later: Marker | undefined): boolean =>
  later?.kind === kind && (later.extra !== '' || kind === 'warnings' || kind === 'usage');

/** Space and marks of emphasis or headings before the next marker. */
const isTrailing = (code: number): boolean =>
  isSpace(code) || code === 42 || code === 95 || code === 35 || code === 45 || code === 0x2013;

/**
 * Parts a text at the marker words of labels: INGREDIENTI, VALORI NUTRIZIONALI, MODALITÀ D'USO,
 * AVVERTENZE, CONSIGLIO …, in capitals, emphasised, or with a colon; accents and case are forgiven.
 * `span` is the place of `text` in the original.
 */
export function splitSections(text: string): Partial<Record<SectionKind, Section>> {
  if (typeof text !== 'string') return {};
  const source = readSource(text.length > maxText ? text.slice(0, maxText) : text);
  const sections: Partial<Record<SectionKind, Section>> = {};
  for (const [kind, place] of entriesOf(sectionsOf(source))) {
    const span = spanOf(source, place.start, place.end);
    sections[kind] = { text: text.slice(span.start, span.end), span };
  }
  return sections;
}

const maxText = 256 * 1024;

const kinds: readonly SectionKind[] = ['nutrition', 'ingredients', 'usage', 'warnings', 'tip'];

function entriesOf(
  found: Partial<Record<SectionKind, { start: number; end: number }>>,
): [SectionKind, { start: number; end: number }][] {
  return kinds.flatMap((kind): [SectionKind, { start: number; end: number }][] => {
    const place = found[kind];
    return place ? [[kind, place]] : [];
  });
}
