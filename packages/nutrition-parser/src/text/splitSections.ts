import type { Span } from '../model.ts';
import { fold, isWordCode } from './fold.ts';
import { readSource } from './clean.ts';
import { isSpace, spanOf, type Source } from './source.ts';

export type SectionKind = 'nutrition' | 'ingredients' | 'usage' | 'warnings' | 'tip';
export type Section = { text: string; span: Span };

/** Headings of label texts, folded; `other` ends a section and begins none that is asked for. */
const headings: ReadonlyMap<string, SectionKind | 'other'> = new Map(
  (
    [
      [
        'ingredients',
        'ingredienti|ingrediente|ingredients|elenco ingredienti|elenco degli ingredienti|lista ingredienti|lista degli ingredienti|ingredienti e allergeni|ingredienti completi|ingr|composizione|lista degli ingredienti completa',
      ],
      [
        'nutrition',
        'valori nutrizionali|valori nutrizionali medi|valori medi|informazioni nutrizionali|informazione nutrizionale|dichiarazione nutrizionale|tabella nutrizionale|analisi media|analisi nutrizionale|valori nutritivi|tenori medi|nutrition facts|valori nutrizionali tipici|informazioni nutrizionali medie|etichetta nutrizionale',
      ],
      [
        'usage',
        'modalita d uso|modalita di uso|modalita d impiego|modalita di impiego|modo d uso|modo di uso|istruzioni per l uso|istruzioni d uso|uso|uso consigliato|consigli d uso|consigli per l uso|modalita|posologia|come si usa|come usarlo|come si prende|come assumerlo|preparazione|modalita di preparazione|modalita di assunzione|assunzione|impiego|utilizzo|modalita di utilizzo|modalita di consumo|dosaggio|dose consigliata|dosi consigliate|dose giornaliera consigliata|consigli d impiego|istruzioni|come si utilizza|assunzione consigliata|consigli di utilizzo',
      ],
      [
        'warnings',
        'avvertenze|avvertenza|avvertimenti|attenzione|warnings|precauzioni|controindicazioni|avvertenze e precauzioni|avvertenze importanti|avvertenze speciali|precauzioni d uso|avvertenze supplementari',
      ],
      [
        'tip',
        'consiglio dell esperto|il consiglio dell esperto|consigli dell esperto|consiglio|tip|tips|consiglio dello staff|consiglio utile|il consiglio',
      ],
      [
        'other',
        'conservazione|modalita di conservazione|condizioni di conservazione|descrizione|caratteristiche|confezione|formato|benefici|proprieta|indicazioni|produttore|scadenza|gusti disponibili|peso netto|dosi per confezione|destinazione d uso|a cosa serve|cos e|note|contenuto netto|prodotto da|distribuito da|lotto|da consumarsi preferibilmente entro|punti di forza|perche sceglierlo|specifiche|stabilimento|effetti fisiologici|caratteristiche tecniche|shelf life|contenuto|quantita netta',
      ],
    ] as const
  ).flatMap(([kind, names]) =>
    names.split('|').map((name): [string, SectionKind | 'other'] => [name, kind]),
  ),
);

/** A heading in a text: where it starts, where its section's text begins. */
export type Marker = {
  kind: SectionKind | 'other';
  start: number;
  textStart: number;
  extra: string;
};

/** No heading is longer. */
const longestHeading = 60;

const isUpper = (code: number): boolean =>
  (code >= 65 && code <= 90) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);

/** Finds the headings of a cleaned text, in order; each word is looked at a bounded number of times. */
export function findMarkers(text: string): Marker[] {
  const markers: Marker[] = [];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isWordCode(code) || (i > 0 && isWordCode(text.charCodeAt(i - 1)))) continue;
    const place = placeOf(text, i);
    if (place === 'inside' && !isUpper(code)) continue;
    const marker = markerAt(text, i, place);
    if (!marker) continue;
    markers.push(marker);
    i = Math.max(i, marker.textStart - 1);
  }
  return markers;
}

/** Whether a word begins a line, stands in emphasis, begins a sentence, or none of these. */
function placeOf(text: string, at: number): 'line' | 'bold' | 'sentence' | 'inside' {
  let i = at - 1;
  let bold = false;
  while (i >= 0) {
    const code = text.charCodeAt(i);
    if (code === 10) return bold ? 'bold' : 'line';
    if (code === 42 || code === 95) bold = true;
    else if (code === 46 || code === 59 || code === 41 || code === 33)
      return bold ? 'bold' : 'sentence';
    else if (
      code !== 32 &&
      code !== 35 &&
      code !== 45 &&
      code !== 9 &&
      code !== 62 &&
      code !== 0x2022 &&
      code > 0x7f === false
    )
      return bold ? 'bold' : 'inside';
    else if (code > 0x7f && isWordCode(code)) return bold ? 'bold' : 'inside';
    if (at - i > 12) return bold ? 'bold' : 'inside';
    i--;
  }
  return bold ? 'bold' : 'line';
}

function markerAt(text: string, at: number, place: string): Marker | null {
  const stop = Math.min(text.length, at + longestHeading);
  let end = at;
  let capsEnd = at;
  let caps = true;
  for (; end < stop; end++) {
    const code = text.charCodeAt(end);
    if (
      code === 58 ||
      code === 10 ||
      code === 42 ||
      code === 95 ||
      code === 46 ||
      code === 44 ||
      code === 59 ||
      code === 61
    )
      break;
    if (isWordCode(code) && !isUpper(code)) caps = false;
    if (caps && isWordCode(code)) capsEnd = end + 1;
  }
  const closing = end < text.length ? text.charCodeAt(end) : 10;
  const printed = text.slice(at, end);
  const closed =
    closing === 58 ||
    (closing === 46 && endsWithDot(text, at, end, place)) ||
    closing === 42 ||
    closing === 95 ||
    (closing === 10 && place !== 'inside' && place !== 'sentence') ||
    closing === 61;
  if (closed) {
    const found = kindOf(printed);
    // A bare word on a line ('Uso') needs its colon or emphasis, a longer heading does not.
    if (found)
      return { kind: found.kind, start: at, textStart: skipMarks(text, end), extra: found.extra };
    if (place === 'bold' && isBoldHeading(text, at, end)) {
      return { kind: 'other', start: at, textStart: skipMarks(text, end), extra: '' };
    }
  }
  if (capsEnd - at < 4 || place === 'inside') return null;
  // 'AVVERTENZE Non superare…': capitals alone mark the heading.
  const words = text.slice(at, capsEnd).split(' ');
  for (let count = Math.min(words.length, 5); count > 0; count--) {
    const heading = words.slice(0, count).join(' ');
    const kind = headings.get(fold(heading));
    if (kind && heading.length > 3 && capsBehindAreNone(text, at + heading.length)) {
      return { kind, start: at, textStart: skipMarks(text, at + heading.length), extra: '' };
    }
  }
  return null;
}

/** 'Ingr.: avena', 'INGREDIENTI. Avena' */
const endsWithDot = (text: string, at: number, end: number, place: string): boolean =>
  end - at < 12 &&
  /^ingr(?:edienti)?$/i.test(text.slice(at, end)) &&
  (end - at === 4 || place === 'line');

/** Any other heading in emphasis that has its colon, or its line to itself. */
const isBoldHeading = (text: string, at: number, end: number): boolean =>
  /(?:^|\n)[\s#>-]*[*_]{1,3}$/.test(text.slice(Math.max(0, at - 8), at)) &&
  /^(?::|\*+\s*(?::|\n|$)|_+\s*(?::|\n|$))/.test(text.slice(end, end + 8)) &&
  fold(text, at, end) !== '' &&
  !/^gust|^variant/.test(fold(text, at, end));

/** Capitals that go on ('INGREDIENTI ATTIVI SELEZIONATI') are a title, not heading and text. */
const capsBehindAreNone = (text: string, at: number): boolean => {
  const behind = text.slice(at, at + 12).replace(/^[\s:*_.-]+/, '');
  return (
    !/^[A-ZÀ-Ý]{3}/.test(behind) ||
    behind.length < 3 ||
    /^[\s]*[:*_\n]/.test(text.slice(at, at + 3))
  );
};

/** 'Ingredienti per 100 g', 'Ingredienti (per dose)': of what, but of no flavour. */
const basisWords = /^(?:per|x|in) (?:\d|dose|porzione|capsula|compressa|bustina|barretta)/;

function kindOf(printed: string): { kind: SectionKind | 'other'; extra: string } | null {
  const folded = fold(printed);
  const known = headings.get(folded);
  if (known) return { kind: known, extra: '' };
  const bracket = printed.search(/[([]/);
  const head = bracket > 0 ? headings.get(fold(printed.slice(0, bracket))) : undefined;
  if (head) {
    const inside = printed.slice(bracket).replace(/[()[\]]/g, '');
    return { kind: head, extra: basisWords.test(inside) ? '' : inside };
  }
  if (/^ingredienti /.test(folded) && basisWords.test(folded.slice(12)))
    return { kind: 'ingredients', extra: '' };
  if (
    /^(?:ingredienti|ingredients)\b/.test(folded) &&
    /\b(?:gust|flavo|aroma|variant|version)/.test(folded)
  ) {
    return { kind: 'ingredients', extra: printed.replace(/^\s*ingredient\w+\s*(?:-|–)?\s*/i, '') };
  }
  if (
    /^(?:valori|informazioni|dichiarazione|tabella|analisi) (?:nutri\w+ )?(?:medi[ae]? )?(?:nutri\w+ )?(?:per|x|100|medi)\b/.test(
      folded,
    )
  ) {
    return { kind: 'nutrition', extra: '' };
  }
  return null;
}

function skipMarks(text: string, at: number): number {
  let i = at;
  while (i < text.length && (isSpace(text.charCodeAt(i)) || ':*_=-–.'.includes(text.charAt(i)))) {
    // The dash of a list item belongs to the list.
    if ('-–'.includes(text.charAt(i)) && i > at && text.charCodeAt(i - 1) === 10) break;
    i++;
  }
  return i;
}

/** The places of the sections of a source; the first of each kind that has text counts. */
export function sectionsOf(
  source: Source,
): Partial<Record<SectionKind, { start: number; end: number }>> {
  const { text } = source;
  const found: Partial<Record<SectionKind, { start: number; end: number }>> = {};
  const markers = findMarkers(text);
  markers.forEach((marker, i) => {
    if (marker.kind === 'other' || found[marker.kind]) return;
    let next = i + 1;
    while (next < markers.length && isSameSection(marker, markers[next])) next++;
    let end = markers[next]?.start ?? text.length;
    while (end > marker.textStart && isTrailing(text.charCodeAt(end - 1))) end--;
    if (end > marker.textStart) found[marker.kind] = { start: marker.textStart, end };
  });
  return found;
}

/** 'Ingredienti gusto vaniglia:' goes on with the ingredients. */
const isSameSection = (marker: Marker, later: Marker | undefined): boolean =>
  later?.kind === marker.kind && later.extra !== '';

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
  const source = readSource(text.length > longestText ? text.slice(0, longestText) : text);
  const sections: Partial<Record<SectionKind, Section>> = {};
  for (const [kind, place] of entriesOf(sectionsOf(source))) {
    const span = spanOf(source, place.start, place.end);
    sections[kind] = { text: text.slice(span.start, span.end), span };
  }
  return sections;
}

const longestText = 256 * 1024;

const kinds: readonly SectionKind[] = ['nutrition', 'ingredients', 'usage', 'warnings', 'tip'];

function entriesOf(
  found: Partial<Record<SectionKind, { start: number; end: number }>>,
): [SectionKind, { start: number; end: number }][] {
  return kinds.flatMap((kind): [SectionKind, { start: number; end: number }][] => {
    const place = found[kind];
    return place ? [[kind, place]] : [];
  });
}
