import { maxInputLength } from '../../text/limits.ts';
import { readSource } from '../../text/clean.ts';
import { fold } from '../../text/fold.ts';
import { listMarkers, mayHoldList } from '../../document/listMarkers.ts';

/** The heading of the first list in a text of the input, with its tags, and what is behind it; or null. */
export function textBehindMarker(raw: string): { heading: string; text: string } | null {
  const piece = raw.slice(0, maxInputLength);
  if (!mayHoldList(piece)) return null;
  const { text } = readSource(piece);
  const markers = listMarkers(text);
  const at = markers.findIndex(({ kind }) => kind === 'ingredients');
  const marker = markers[at];
  if (!marker) return null;
  const { start, textStart } = marker;
  return {
    heading: fold(text, start, textStart),
    text: text.slice(textStart, markers[at + 1]?.start),
  };
}

export const hasIngredientsMarker = (text: string): boolean => textBehindMarker(text) !== null;
