/** Text as it stands in HTML, within elements and quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The same of a text of somebody else's, whose direction marks would turn the words around it. */
export const plainHtml = (text: string) =>
  escapeHtml(text.replaceAll(/[\0\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, ''));
