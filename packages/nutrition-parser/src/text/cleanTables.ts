/** Named entities that shop feeds and label texts use; a name outside this list stays as printed. */
const names =
  'nbsp:\u00a0 amp:& lt:< gt:> quot:" apos:\' agrave:à aacute:á egrave:è eacute:é igrave:ì iacute:í ograve:ò oacute:ó ugrave:ù uacute:ú Agrave:À Egrave:È Eacute:É Igrave:Ì Ograve:Ò Ugrave:Ù ccedil:ç ntilde:ñ auml:ä ouml:ö uuml:ü micro:µ mu:μ alpha:α beta:β gamma:γ delta:δ omega:ω le:≤ ge:≥ deg:° plusmn:± middot:· bull:• ndash:– mdash:— minus:− lsquo:‘ rsquo:’ ldquo:“ rdquo:” laquo:« raquo:» hellip:… times:× divide:÷ frasl:/ frac12:½ frac14:¼ sup1:¹ sup2:² sup3:³ euro:€ reg:® trade:™ copy:© dagger:† Dagger:‡ sect:§ ordm:º ordf:ª asymp:≈ permil:‰ shy:\u00ad zwnj:\u200c zwj:\u200d ensp:\u2002 emsp:\u2003 thinsp:\u2009';

export const entities: ReadonlyMap<string, string> = new Map(
  names.split(' ').map((pair) => {
    const colon = pair.indexOf(':');
    return [pair.slice(0, colon), pair.slice(colon + 1)];
  }),
);

/** The characters that Windows-1252 puts at 0x80 to 0x9F, for text read in the wrong encoding. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** The byte that a character stands for in Latin-1 or Windows-1252, or -1. */
export function byteOf(code: number): number {
  if (code < 0x100) return code;
  const index = windows1252.indexOf(String.fromCharCode(code));
  return index < 0 ? -1 : 0x80 + index;
}

/** Tags that end a line of text. */
const blockTags = new Set(
  'address article aside blockquote body br caption center dd div dl dt figcaption footer form h1 h2 h3 h4 h5 h6 head header hr html li main nav ol option p pre section table tbody tfoot thead title tr ul'.split(
    ' ',
  ),
);
const cellTags = new Set(['td', 'th']);
const inlineTags = new Set(
  'a abbr b big cite code col colgroup em font i img ins label link mark meta o:p s small span strong style script sub sup tt u wbr'.split(
    ' ',
  ),
);

/** What a tag leaves in the text between tags: a line break, a tab, nothing, or null if no tag. */
export function tagText(name: string): string | null {
  if (blockTags.has(name)) return '\n';
  if (cellTags.has(name)) return '\t';
  return inlineTags.has(name) ? '' : null;
}

/** Whether a tag gives the text a structure that only an HTML reader sees. */
export const isStructural = (name: string): boolean =>
  name !== 'br' && (blockTags.has(name) || cellTags.has(name));
