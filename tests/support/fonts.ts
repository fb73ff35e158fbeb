import type { Page } from '@playwright/test';

/**
 * The families that draw the letters of a page; one of the machine's own with the words that it draws.
 * The page's scripts stand still from then on.
 */
export async function fontsOf(page: Page): Promise<{ own: string[]; foreign: string[] }> {
  await page.evaluate(() => document.fonts.ready);
  const browser = await page.context().newCDPSession(page);
  // Nothing is drawn anew while it is asked for.
  await browser.send('Emulation.setScriptExecutionDisabled', { value: true });
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1 });
  const words = new Map<number, string>();
  for (const { nodeType, nodeValue, parentId } of nodes) {
    const isText = nodeType === 3 && nodeValue.trim() !== '';
    if (isText && parentId !== undefined) words.set(parentId, nodeValue.trim().slice(0, 60));
  }
  const own = new Set<string>();
  const foreign: string[] = [];
  const look = async ([nodeId, text]: readonly [number, string]) => {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName, isCustomFont } of fonts) {
      if (isCustomFont) own.add(familyName);
      else foreign.push(`${familyName}: ${text}`);
    }
  };
  await Promise.all([...words].map(look));
  return { own: [...own].toSorted(), foreign };
}
