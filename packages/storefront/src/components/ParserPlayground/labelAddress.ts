/** A label in the letters that Storybook keeps in an address (base64url of its UTF-8). */
export const toAddress = (label: string): string =>
  btoa(Array.from(new TextEncoder().encode(label), (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** The label of an address; empty where the address holds none. */
export function fromAddress(address: string): string {
  try {
    const letters = atob(address.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}
