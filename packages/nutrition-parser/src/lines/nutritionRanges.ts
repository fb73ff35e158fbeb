import { anyOf, pattern } from '../lexicon/patterns.ts';
import { endingHeadings } from '../lexicon/remarksOnNames.ts';
import { basisLeadEnd, isBasisAlone } from '../lexer/basisLead.ts';
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
/** Points of a product are shorter. */
const maxPoint = 500;

type Parting = { kind: 'nutrition' | 'basis' | 'dose' | 'end'; start: number };

/** Lines that begin with a basis, as among the points of a product: 'PER CAPSULA: Magnesio 375 mg'. */
function basesOf(text: string): Parting[] {
  const found: Parting[] = [];
  for (let start = 0; start < text.length;) {
    const end = text.indexOf('\n', start) + 1 || text.length;
    const line = text.slice(start, end);
    if (basisLeadEnd(line) > 0 || isBasisAlone(line)) found.push({ kind: 'basis', start });
    start = end;
  }
  return found;
}

/** The headings that begin or end the nutrition of a text; 'Note' and 'Peso netto' are within it. */
function partingsOf(text: string): Parting[] {
  // Nothing but a table.
  if (text.charCodeAt(0) === pipe && text.charCodeAt(text.length - 1) === pipe) return [];
  const headed = findMarkers(text).flatMap(({ kind, start, textStart }): Parting[] => {
    if (kind === 'nutrition') return [{ kind, start }];
    const name = fold(text, start, textStart);
    if (endsNutrition(kind, name)) return [{ kind: 'end', start }];
    return kind === 'usage' ? [{ kind: 'dose', start }] : [];
  });
  const isEnded = headed.some(({ kind }) => kind === 'end' || kind === 'dose');
  const bases = isEnded || text.length < maxPoint ? basesOf(text) : [];
  return bases.length === 0 ? headed : [...headed, ...bases].toSorted((a, b) => a.start - b.start);
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
      const isBasis = kind === 'basis';
      const isDoseOfTable = isDose && own[i + 1]?.kind === 'nutrition';
      const isOpening = isDoseOfTable || kind === 'nutrition' || (isBasis && !isHeaded);
      if (isOpening ? isInside : isDose || isBasis) return;
      passTo(at);
      isInside = isOpening;
    });
    passTo(text.length);
    return ranges;
  });
}

const hasKind = (partings: readonly Parting[][], wanted: Parting['kind']): boolean =>
  partings.some((own) => own.some(({ kind }) => kind === wanted));
