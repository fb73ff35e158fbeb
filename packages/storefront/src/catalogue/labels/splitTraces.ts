// 'Può contenere tracce di soia.', 'Prodotto in uno stabilimento che lavora latte.'; 'Non contiene tracce di …' denies it.
const opening =
  "(?:(?:può|puo'?|potrebbe)\\s+contenere|(?<!non\\s)contiene\\s+tracce|(?<!senza\\s|contiene\\s)tracce\\s+di|(?:prodott|confezionat)[oa]\\s+in\\s+(?:uno\\s+)?stabiliment)";
/** To the end of its sentence, or of the brackets that it stands in; brackets of its own are part of it. */
const tracesClause = new RegExp(`${opening}(?:\\([^()\\n]*\\)|[^.\\n()])*\\.?`, 'gi');

/** Parts the clauses on traces from the list: what may be in it stands apart from what is. */
export function splitTraces(text: string): { composition: string; traces?: string } {
  const clauses = text.match(tracesClause) ?? [];
  const composition = text
    .replace(tracesClause, '')
    .replace(/\s?[(][\s,;]{0,5}[)]/g, '')
    .replace(/[ \t]{2,}/g, ' ')
    .trim();
  // A text of nothing but traces is the whole of what is known.
  if (clauses.length === 0 || composition === '') return { composition: text.trim() };
  return { composition, traces: clauses.map(asSentence).join(' ') };
}

function asSentence(clause: string, place: number, all: readonly string[]): string {
  const text = clause.trim();
  const end = all.length > 1 && !text.endsWith('.') ? '.' : '';
  return text.slice(0, 1).toUpperCase() + text.slice(1) + end;
}
