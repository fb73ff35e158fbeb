import { findMarkers } from '../../text/findMarkers.ts';

/** Marker words are at the start of a line. */
const markerReach = 4000;

export const hasIngredientsMarker = (text: string): boolean =>
  findMarkers(text.slice(0, markerReach)).some(({ kind }) => kind === 'ingredients');
