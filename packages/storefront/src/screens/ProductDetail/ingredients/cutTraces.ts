// 'Può contenere tracce di soia.', 'Prodotto in uno stabilimento che lavora latte.'
const tracesSentence =
  /(?:(?:può|puo'?|potrebbe)\s+contenere|contiene\s+tracce|tracce\s+di|prodott[oa]\s+in\s+(?:uno\s+)?stabiliment|confezionat[oa]\s+in\s+(?:uno\s+)?stabiliment)[^.\n]*\.?/i;

/** Parts the sentence on traces from the list: what may be in it stands apart from what is. */
export function cutTraces(text: string): { composition: string; traces?: string } {
  const match = tracesSentence.exec(text);
  const composition =
    match === null
      ? ''
      : `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.trim();
  // A text of nothing but traces is the whole of what is known.
  if (match === null || composition === '') return { composition: text.trim() };
  return { composition: composition.replace(/\s*\(\s*\)\s*$/, ''), traces: match[0].trim() };
}
