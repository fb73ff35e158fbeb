/**
 * A mobile in the form of E.164: '+393331234567'. Italy's begin with a 3, and zeros are a demo
 * value. Null for anything else, which the site does not show (docs/rules.md#ask-a-shop).
 */
export function mobileNumber(text: string): string | null {
  const number = text.replaceAll(' ', '');
  const isMobile = /^\+(?:393\d{8,9}|(?!39)[1-9]\d{6,14})$/.test(number);
  return isMobile && !/0{7}/.test(number) ? number : null;
}

/** A conversation with a shop, begun by the text. */
export function whatsAppLink(mobile: string, text?: string): string {
  const address = `https://wa.me/${mobile.slice(1)}`;
  return text === undefined ? address : `${address}?text=${encodeURIComponent(text)}`;
}
