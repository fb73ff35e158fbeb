import type { Page } from '@playwright/test';
import { waitForHydration } from './test.ts';

/** When the browser translates: before React has taken the page over, in the midst of it, or after. */
export type Moment = 'before' | 'during' | 'after';

/**
 * Opens a page that is translated from that moment on, the later parts as they come. Each text stands
 * between ‹ › instead, in elements that the page knows nothing of.
 */
export async function openTranslated(page: Page, path: string, moment: Moment): Promise<void> {
  if (moment === 'after') {
    await page.goto(path);
    await page.evaluate(translate);
    return;
  }
  if (moment === 'during') {
    await page.addInitScript({
      content: `(${whileHydrating.toString()})(${translate.toString()})`,
    });
    await page.goto(path);
  } else {
    const { promise: arrived, resolve: allowScripts } = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(translate);
    allowScripts();
    await waitForHydration(page);
  }
  // What React could not take over it has drawn anew once the page has asked for fresh data.
  await page.waitForLoadState('networkidle');
}

/** Runs as soon as React has taken over the first element. */
function whileHydrating(run: () => void) {
  const look = () => {
    const drawn = [...document.querySelectorAll('#root *')];
    if (drawn.some((part) => Object.keys(part).some((key) => key.startsWith('__reactFiber'))))
      run();
    else setTimeout(look);
  };
  look();
}

/** What a browser does: two elements in place of each text, now and of each that comes. */
function translate() {
  const untranslated = 'script, style, noscript, template, textarea, svg, font';
  const wrap = (text: Text) => {
    if (!text.isConnected || text.parentElement?.closest(untranslated)) return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.append(/\p{L}/u.test(text.data) ? `‹${text.data}›` : text.data);
    outer.append(inner);
    text.replaceWith(outer);
  };
  const wrapAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode() !== null) {
      if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    }
    for (const text of texts) wrap(text);
  };
  document.documentElement.lang = 'fr';
  wrapAll(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof Text) wrap(target);
      for (const node of addedNodes) wrapAll(node);
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
