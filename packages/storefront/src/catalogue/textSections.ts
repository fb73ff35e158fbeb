import { foldText } from './foldText.ts';

/** A part of a text behind a marker such as `**MODALITÀ D'USO:**` (docs/rules.md#text-sections). */
export type TextSection = {
  title: string;
  text: string;
  /** From its marker to the next one, as offsets in the whole text. */
  start: number;
  end: number;
};

/** A text cut at its markers; what stands before the first one belongs to no section. */
export function splitTextSections(text: string): readonly TextSection[] {
  const markers = [...boldMarkers(text), ...plainMarkers(text)]
    .toSorted((a, b) => a.start - b.start)
    .slice(0, sectionLimit);
  return markers.map(({ title, start, end }, index) => {
    const sectionEnd = markers[index + 1]?.start ?? text.length;
    return { title, text: text.slice(end, sectionEnd).trim(), start, end: sectionEnd };
  });
}

/** The first section whose folded title passes and that says something. */
export function findSection(
  sections: readonly TextSection[],
  shouldLoad: (foldedTitle: string) => boolean,
): TextSection | undefined {
  return sections.find(({ title, text }) => text !== '' && shouldLoad(foldText(title)));
}

// No label has as many: a text of nothing but markers is not worth cutting further.
const sectionLimit = 100;

type Marker = { title: string; start: number; end: number };

const boldSpan = /\*\*([^*\n]{1,80})\*\*[ \t]{0,3}(:?)/g;

// 'Allergeni:' is no heading here: it belongs to the ingredients before it.
// Headings that need no bold where they start a line or a sentence: 'INGREDIENTI: …', 'Ingredienti: …'.
const plainHeading =
  /(?<=^|\n|[.!?;][ \t]{1,3})(ingredienti|modalit[àa](?: d['’]uso)?|uso|avvertenze|consiglio(?: dell['’]esperto)?|tip|valori nutrizionali|caratteristiche)[ \t]{0,3}:/gi;

/**
 * `**26 g** di proteine` is emphasis and no marker: a marker ends in a colon, stands alone on its
 * line, or starts one in capitals.
 */
function boldMarkers(text: string): Marker[] {
  return [...text.matchAll(boldSpan)].flatMap((match) => {
    const inner = (match[1] ?? '').trim();
    const start = match.index;
    const end = start + match[0].length;
    const hasColon = match[2] === ':' || inner.endsWith(':');
    const startsLine = start === 0 || text[start - 1] === '\n';
    const endsLine = end === text.length || text[end] === '\n';
    const isCapitals = /\p{Lu}{3}/u.test(inner) && !/\p{Ll}/u.test(inner);
    if (!hasColon && !(startsLine && (endsLine || isCapitals))) return [];
    return [{ title: inner.replace(/:$/, '').trim(), start, end }];
  });
}

/** Only a heading with a capital first letter is one: 'uso:' within a sentence is not. */
function plainMarkers(text: string): Marker[] {
  return [...text.matchAll(plainHeading)].flatMap((match) => {
    const title = match[1] ?? '';
    const isCapitalised = /^\p{Lu}/u.test(title);
    return isCapitalised ? [{ title, start: match.index, end: match.index + match[0].length }] : [];
  });
}
