/** As much of the browser's Trusted Types as is used here; not every browser has them, nor does TypeScript. */
type TrustedTypePolicies = {
  createPolicy: (
    name: 'default',
    rules: Readonly<Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>>,
  ) => unknown;
};
/** Gives the text back, or throws where it may not become code. */
type Rule = (text: string) => string;

declare global {
  interface Window {
    trustedTypes?: TrustedTypePolicies;
  }
}

/** From this React makes the element that structured data stands in. */
const emptyScript = '<script></script>';

/**
 * The site's policy requires Trusted Types: no text becomes markup, a script or the address of one but
 * through here. What the site itself needs is let pass, and nothing else: text without a tag, data as
 * JSON, which runs nothing, and scripts of its own origin.
 */
export function registerTrustedTypesPolicy(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => {
      if (text !== emptyScript && text.includes('<'))
        throw new TypeError('No text is markup here.');
      return text;
    },
    createScript: (text) => {
      JSON.parse(text);
      return text;
    },
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin !== location.origin) {
        throw new TypeError('No script comes from elsewhere.');
      }
      return address;
    },
  });
}
