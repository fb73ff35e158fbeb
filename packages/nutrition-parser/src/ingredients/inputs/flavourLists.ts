import { withoutColon } from '../../text/trim.ts';
import type { Marker } from '../../document/sections.ts';
import type { Source } from '../../text/source.ts';
import { sectionEnd } from '../../document/sections.ts';
import type { Piece } from '../readItems.ts';

/** No product has more. */
const maxFlavours = 60;

/** The flavour before a list's marker, on the line above or the same. */
const flavourBefore =
  /(?:^|[\n.;!])[^a-zà-ù\n.;!]*((?:gusto|flavou?r|variante)\s*[:–-]?\s*[^\n:.;!]{2,40}?)[\s*:–-]*$/i;

/** 'Gusto: Cacao' and under it 'Ingredienti: …', for each flavour: lists of their own; else null. */
export function flavourListsIn(source: Source, markers: readonly Marker[]): Piece[] | null {
  const { text } = source;
  const lists = markers.flatMap((marker) => {
    const from = Math.max(0, marker.start - 80);
    const before = text.slice(from, marker.start);
    const line = marker.kind === 'ingredients' ? flavourBefore.exec(before) : null;
    const name = line?.[1];
    const label = name === undefined ? undefined : withoutColon(name, ':–-');
    return line && label !== undefined ? [{ marker, label, start: from + line.index }] : [];
  });
  if (lists.length < 2 || lists.length > maxFlavours) return null;
  return lists.map(({ marker, label }, i) => ({
    source,
    start: marker.textStart,
    end: lists[i + 1]?.start ?? sectionEnd(text, markers, markers.indexOf(marker)),
    label,
  }));
}

/** 'Cacao' on a line of its own, and a list on the next. */
const block =
  /(?:^|\n)[^\S\n]{0,9}[*#]{0,6} ?([A-ZÀ-Ý][^\n,:;.()%]{2,30})\n\s{0,9}(?=([^\n,]{3,80}),)/g;

/** The lists of flavours in blocks with their names above, where all begin alike; else null. */
export function blocksIn(source: Source): Piece[] | null {
  if (!source.text.includes('\n')) return null;
  const blocks = [...source.text.matchAll(block)].slice(0, maxFlavours);
  const [first] = blocks;
  const isEach = blocks.every(([, , begin]) => begin === first?.[2]);
  if (blocks.length < 2 || !isEach) return null;
  return blocks.map(({ index, 0: head, 1: label }, i) => ({
    source,
    start: index + head.length,
    end: blocks[i + 1]?.index ?? source.text.length,
    label,
  }));
}
