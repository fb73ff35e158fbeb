import { findAllergens } from '../allergens/findAllergens.ts';
import { type Marker, sectionEnd } from '../document/sections.ts';
import { type Language, languageOfList as languageOfText } from '../language/languageOf.ts';
import { withoutLanguage } from '../language/languageParts.ts';
import { atWord } from '../lexicon/phrases.ts';
import { splitAtAny } from '../text/pieces.ts';
import { type Source } from '../text/source.ts';
import { trimmedAround, withoutColon } from '../text/trim.ts';
import { type Findings, collectAllergens } from './collectAllergens.ts';
import { isKnownIngredient } from './names.ts';
import { type Piece, readItems } from './list.ts';

/** Longer titles are sentences. */
const maxTitleLength = 40;
const endsOfSentences = ['\n', '.', ';', ')', '!', ','];
const marksOfTitles = ' -–—:*#_([';

/** The name of a product before the marker of its list: 'Omega 3 - Ingredienti: …'. */
export function titleBefore(text: string, at: number): string | undefined {
  const before = text.slice(Math.max(0, at - maxTitleLength - 10), at);
  const line = trimmedAround(before, `${marksOfTitles}\n`);
  const from = Math.max(...endsOfSentences.map((mark) => line.lastIndexOf(mark))) + 1;
  const title = trimmedAround(line.slice(from), marksOfTitles);
  return title === '' || title.length > maxTitleLength ? undefined : title;
}

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

/** Fewer pieces are no list, and longer ones no items of one. */
const minItems = 4;
const maxWords = 6;
const minKnown = 3;

const namesFlavours = atWord('gust(o|i)|flavo(r|ur)s');

const isShort = (piece: string): boolean => piece.split(' ').length <= maxWords;

const isItem = (piece: string): boolean =>
  isKnownIngredient(piece) || findAllergens(piece, 0, piece.length).length > 0;

/** Whether a text is a list of ingredients without a heading, and no praise, use or list of flavours. */
function isList(text: string): boolean {
  const pieces = splitAtAny(text, ',;').map((piece) => piece.trim());
  const [first = ''] = pieces;
  if (pieces.length < minItems || first.includes(':') || !pieces.every(isShort)) return false;
  return isItem(first) && pieces.filter(isItem).length >= minKnown && !namesFlavours.test(text);
}

/** 'Acqua, sale. EN - ': whether a text before a heading is a list to the end of its sentence. */
export function isWholeList(before: string): boolean {
  const text = before.trim();
  const [sentence = ''] = text.split('. ', 1);
  const pieces = splitAtAny(sentence, ',;.').flatMap((piece) => piece.trim() || []);
  return isList(text) || (pieces.every(isItem) && pieces.some(isKnownIngredient));
}

/** 'Farina, uova, burro, sale. Ingredienti della glassa: …': what the list before a heading names. */
export function readListBefore(source: Source, end: number, findings: Findings): void {
  if (!isList(source.text.slice(0, end).trim())) return;
  const reading = readItems({ source, start: 0, end, label: undefined });
  collectAllergens({ ...findings, notes: [] }, reading, source);
}

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
