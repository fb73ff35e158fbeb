import { copySheet, findExempt } from './copySheet.ts';
import { answerQuery, type Emulation } from './queries.ts';

/** The sheets of ours; those of Storybook are `style` elements without this mark. */
const ourSheets = 'link[rel="stylesheet"], style[data-vite-dev-id]';

/** The colours of a dark contrast theme: black ground, white text, the browser's own accents. */
const contrastTheme = `
:root:has(#storybook-docs[hidden]), .sb-story, .live-example {
  color-scheme: dark; background: Canvas; color: CanvasText; accent-color: revert;
}`;

const plain: Emulation = { isCalm: false, isForced: false, isPaper: false };
let current = plain;

const askBrowser = window.matchMedia.bind(window);
window.matchMedia = (query) => askBrowser(answerQuery(query, current));

const copies = document.createElement('style');
const observer = new MutationObserver(() => redraw());

const isEmulated = ({ isCalm, isForced, isPaper }: Emulation) => isCalm || isForced || isPaper;

/**
 * Draws the page as for a visitor who asks for less motion, forces colours of their own, or prints. No page
 * can set these settings of the browser; so the sheets are read again with the settings answered.
 */
export function emulate(wanted: Emulation): void {
  if (JSON.stringify(wanted) === JSON.stringify(current)) return;
  current = wanted;
  const isOn = isEmulated(wanted);
  observer.disconnect();
  if (isOn) {
    document.head.append(copies);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    document.head.addEventListener('load', redraw, true);
  } else {
    document.head.removeEventListener('load', redraw, true);
    copies.remove();
  }
  redraw();
}

function redraw(): void {
  const isOn = isEmulated(current);
  const sheets = [...document.querySelectorAll(ourSheets)].flatMap((node) =>
    (node instanceof HTMLLinkElement || node instanceof HTMLStyleElement) && node.sheet !== null
      ? [node.sheet]
      : [],
  );
  const exempt = current.isForced ? findExempt(sheets) : '';
  const text = isOn ? sheets.map((sheet) => copySheet(sheet, current, exempt)).join('\n') : '';
  const wanted = current.isForced ? `${text}\n${contrastTheme}` : text;
  if (copies.textContent !== wanted) copies.textContent = wanted;
  for (const sheet of sheets) sheet.disabled = isOn;
  observer.takeRecords();
}
