import { anyOf, pattern } from '../lexicon/patterns.ts';
import { endingHeadings } from '../lexicon/remarksOnNames.ts';
import { findMarkers } from '../text/findMarkers.ts';
import { fold } from '../text/fold.ts';

/** A part of a text: `[start, end)`. */
export type Range = { start: number; end: number };

/** 'Dose consigliata: 2 compresse' may name the serving of the table below it. */

/** Of what ends other sections these are within the nutrition: notes, what a pack holds, any words in bold. */
const within = pattern(`^(?!${anyOf(endingHeadings)}|da cons|a cosa|cos e)`);

const endsNutrition = (kind: string, name: string): boolean =>
  kind !== 'nutrition' &&
  !(kind === 'other' && within.test(name)) &&
  !name.toLowerCase().startsWith('dos');

const pipe = 124;

type Parting = { kind: 'nutrition' | 'dose' | 'end'; start: number };

/** The headings that begin or end the nutrition of a text; 'Note' and 'Peso netto' are within it. */
function partingsOf(text: string): Parting[] {
  // Nothing but a table.
  if (text.charCodeAt(0) === pipe && text.charCodeAt(text.length - 1) === pipe) return [];
  return findMarkers(text).flatMap(({ kind, start, textStart }): Parting[] => {
    if (kind === 'nutrition') return [{ kind, start }];
    const name = fold(text, start, textStart);
    if (endsNutrition(kind, name)) return [{ kind: 'end', start }];
    return kind === 'usage' ? [{ kind: 'dose', start }] : [];
  });
}

/** A table may be in the section of another heading, where it has none of its own. */
const holdsEnergy = pattern('\\d\\s?{KILO}\\b|\\b{KILO}\\W{1,3}\\d');

/**
 * The nutrition in texts of a product that follow each other: from its headings to those of other
 * sections, which go on from text to text; without any heading of nutrition all but the other
 * sections. Behind a table are its notes, until the next heading.
 * @param texts null for a table.
 */
export function nutritionRanges(texts: readonly (string | null)[]): Range[][] {
  const partings = texts.map((text) => (text === null ? [] : partingsOf(text)));
  const isHeaded = hasKind(partings, 'nutrition') && hasKind(partings, 'end');
  let isInside = !isHeaded;
  return texts.map((text, t) => {
    const ranges: Range[] = [];
    if (text === null) {
      isInside = true;
      return ranges;
    }
    let start = 0;
    const passTo = (end: number): void => {
      const isRead = isInside || (!isHeaded && holdsEnergy.test(text.slice(start, end)));
      if (isRead && end > start) ranges.push({ start, end });
      start = end;
    };
    const own = partings[t] ?? [];
    own.forEach(({ kind, start: at }, i) => {
      const isDose = kind === 'dose';
      const isOpening = isDose ? own[i + 1]?.kind === 'nutrition' : kind === 'nutrition';
      if (isOpening ? isInside : isDose) return;
      passTo(at);
      isInside = isOpening;
    });
    passTo(text.length);
    return ranges;
  });
}

const hasKind = (partings: readonly Parting[][], wanted: Parting['kind']): boolean =>
  partings.some((own) => own.some(({ kind }) => kind === wanted));
