/** `24,90 €` in parts: the figures, and the currency sign with the space before it. Other text stays whole. */
export function splitPrice(text: string): { figures: string; currency: string } {
  const match = /^(.*\d)(\s*\p{Sc})$/u.exec(text);
  return { figures: match?.[1] ?? text, currency: match?.[2] ?? '' };
}
