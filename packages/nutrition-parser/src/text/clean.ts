import { Cleaner } from './Cleaner.ts';
import { OffsetMap } from './OffsetMap.ts';
import { isClean } from './plainForm.ts';
import { shortened } from './shortened.ts';
import type { Path, Source } from './source.ts';

/** The text of raw[start, end) without dirt, its places appended to the map. */
export function cleanInto(raw: string, start: number, end: number, map: OffsetMap): string {
  const cleaner = new Cleaner(raw, { start, end }, map, 'none');
  cleaner.read();
  return cleaner.text();
}

/**
 * Reads a string of the input: entities, tags, no-break and zero-width characters, full-width
 * forms and wrong encodings are put right, and every character keeps its original place.
 * @param hasTags the rows of HTML tables become lines with tabs.
 */
export function readSource(raw: string, path?: Path, hasTags = false): Source {
  if (!isClean(raw)) {
    const map = new OffsetMap(raw.length);
    const hasPipes = raw.includes('|') && raw.includes('\n');
    const cells = hasPipes ? 'pipes' : hasTags ? 'tags' : 'none';
    const cleaner = new Cleaner(raw, { start: 0, end: raw.length }, map, cells);
    if (cleaner.read()) return shortened({ raw, text: cleaner.text(), map, path });
  }
  return shortened({ raw, text: raw, map: null, path });
}
