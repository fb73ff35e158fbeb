import type { Diagnostic, IngredientList, NutritionTable, Span } from '@vetta/nutrition-parser';

/** A piece of the pasted text: what was read, what is doubtful, or neither. */
export type TextPiece = { text: string; mark: 'none' | 'read' | 'doubt' };

/**
 * The text cut at the places that were read. Places inside a JSON value (a span with a path) are
 * offsets of that value's own string, not of the text, and are left out.
 */
export function markedText(
  text: string,
  table: NutritionTable,
  list: IngredientList,
  diagnostics: readonly Diagnostic[],
): TextPiece[] {
  const read = [
    ...table.rows.flatMap(({ values }) => values.map((value) => value?.span)),
    ...list.ingredients.map(({ span }) => span),
  ];
  const marks = new Uint8Array(text.length);
  for (const span of read) paint(marks, span, 1);
  for (const { span } of diagnostics) paint(marks, span, 2);

  const pieces: TextPiece[] = [];
  for (let start = 0; start < text.length;) {
    let end = start + 1;
    while (end < text.length && marks[end] === marks[start]) end++;
    pieces.push({ text: text.slice(start, end), mark: kinds[marks[start] ?? 0] ?? 'none' });
    start = end;
  }
  return pieces;
}

const kinds = ['none', 'read', 'doubt'] as const;

function paint(marks: Uint8Array, span: Span | undefined, kind: 1 | 2): void {
  if (span === undefined || (span.path !== undefined && span.path.length > 0)) return;
  marks.fill(kind, span.start, span.end);
}
