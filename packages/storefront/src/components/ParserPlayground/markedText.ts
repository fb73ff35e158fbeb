import { findAllergens, type Label, type Span } from '@vetta/nutrition-parser';

/** A piece of the pasted text: what was read, what names an allergen, what is doubtful, or none of it. */
export type TextPiece = { text: string; mark: (typeof marks)[number] };

const marks = ['none', 'read', 'allergen', 'doubt'] as const;

/**
 * The text cut at the places that were read. Places inside a JSON value (a span with a path) are
 * offsets of that value's own string, not of the text, and are left out.
 */
export function markedText(text: string, read: Label): TextPiece[] {
  const { nutrition, ingredients, diagnostics } = read;
  const painted = new Uint8Array(text.length);
  const paint = (span: Span | undefined, mark: TextPiece['mark']) => {
    if (isOfText(span)) painted.fill(marks.indexOf(mark), span.start, span.end);
  };
  for (const { values } of nutrition.rows) for (const value of values) paint(value?.span, 'read');
  for (const { span } of ingredients.ingredients) paint(span, 'read');
  const named = new Set([...ingredients.allergens, ...ingredients.traces]);
  for (const { allergen, exempt, start, end } of findAllergens(text, 0, text.length)) {
    if (named.has(allergen) && !exempt) paint({ start, end }, 'allergen');
  }
  for (const { span } of diagnostics) paint(span, 'doubt');

  const pieces: TextPiece[] = [];
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && painted[end] === painted[start]) end++;
    pieces.push({ text: text.slice(start, end), mark: marks[painted[start] ?? 0] ?? 'none' });
    start = end;
  }
  return pieces;
}

/** Where a diagnostic points, in the text or in a value of its JSON: ', riga 3: «2,5 g»'. */
export function placeOf(text: string, span: Span | undefined): string {
  if (span === undefined) return '';
  const { path = [], start, end } = span;
  if (path.length > 0) return `, ${path.join('.')}`;
  const line = text.slice(0, start).split('\n').length;
  return `, riga ${line}: «${text.slice(start, end)}»`;
}

const isOfText = (span: Span | undefined): span is Span =>
  span !== undefined && (span.path ?? []).length === 0;
