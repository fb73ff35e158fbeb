const maxCharacters = 155;

/** The page's description for search engines: the product's own, cut at a word. */
export function metaDescription(title: string, description: string | undefined): string {
  const text = (description ?? '').replace(/\s+/g, ' ').trim();
  if (text === '') {
    return `${title}: prezzo, disponibilità nei negozi di Torino e Aosta, valori nutrizionali e ingredienti.`;
  }
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters - 3);
  const lastSpace = cut.lastIndexOf(' ');
  return `${(lastSpace > 80 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.]+$/, '')}...`;
}
