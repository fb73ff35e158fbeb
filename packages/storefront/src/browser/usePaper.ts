import { useEffect } from 'react';

/** Narrower across: a comparison of three products fits one sheet. */
const margins = { portrait: '10mm', landscape: '8mm' };

/** Prints this page on A4, for as long as it is shown: `@page` knows no selector. */
export function usePaper(orientation: keyof typeof margins): void {
  useEffect(() => {
    if (!('adoptedStyleSheets' in document)) return undefined;
    const sheet = new CSSStyleSheet();
    sheet.insertRule(`@page { size: A4 ${orientation}; margin: ${margins[orientation]} }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((own) => own !== sheet);
    };
  }, [orientation]);
}
