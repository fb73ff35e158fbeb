/**
 * A text with a header row that contains Componente or Nutriente
 * (docs/rules.md#nutrition-source-order). Looks at each line once: a feed may send a hundred
 * thousand characters without a single pipe.
 */
export function isPipeTable(source: unknown): source is string {
  if (typeof source !== 'string' || !source.includes('|')) return false;
  const lines = source.split('\n');
  return lines.some((line) => line.includes('|') && /\b(?:componente|nutriente)\b/i.test(line));
}
