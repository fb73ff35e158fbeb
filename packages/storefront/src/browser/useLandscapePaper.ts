import { useEffect } from 'react';

/** Prints this page across, for as long as it is shown: `@page` knows no selector. */
export function useLandscapePaper(): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.insertRule('@page { size: A4 landscape; margin: 8mm }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet);
    };
  }, []);
}
