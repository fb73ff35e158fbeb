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

/** Tags that end a line of text, and what components of pages are called. */
const blockTags = new Set(
  'address article aside blockquote body br button caption center datalist dd details dialog dir div dl dt fieldset figcaption figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav noscript ol optgroup option p picture pre search section select summary table tbody template tfoot thead title tr ul audio canvas embed iframe math object output slot svg textarea video noframes accordion panel tab tabs'.split(
    ' ',
  ),
);
const cellTags = new Set(['td', 'th']);
const inlineTags = new Set(
  'a abbr acronym area b base bdi bdo big cite code col colgroup data del dfn em font frame i img input ins kbd label link map mark meta meter o:p param path progress q rp rt ruby s samp script small source span strike strong style sub sup time track tt u use var wbr'.split(
    ' ',
  ),
);

/**
 * What a tag leaves in the text between tags: a line break, a tab, nothing, or null if no tag. In
 * 'farina di <frumento>' the brackets are emphasis.
 */
export function tagText(name: string): string | null {
  if (blockTags.has(name)) return '\n';
  if (cellTags.has(name)) return '\t';
  return inlineTags.has(name) ? '' : null;
}

/** Whether a tag gives the text a structure that only an HTML reader sees. */
export const isStructural = (name: string): boolean =>
  name !== 'br' && (blockTags.has(name) || cellTags.has(name));
