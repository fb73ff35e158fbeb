import { expect, type Page } from '@playwright/test';
import { readDocs } from './components.ts';
import { test } from './storybook.ts';

declare global {
  interface Window {
    /** The stories that Storybook is drawing, by id. */
    openStories?: Set<string>;
  }
}

/** What stands on a page where something was printed that should have been drawn. */
const leaks: Readonly<Record<string, RegExp>> = {
  undefined: /.*(?<!\| )\bundefined\b.*/g,
  'no number': /.*\bNaN\b.*/g,
  'an object': /.*(\[object \w+\]|\$\$typeof|"_owner").*/g,
  'an error': /.*(error occurred|Missing story|No story|is not defined).*/gi,
};
/** The same, in what is no story: a label may be printed with pipes and stars. */
const ownLeaks: Readonly<Record<string, RegExp>> = {
  'a raw table': /^\s*\|.*\|\s*$/gm,
  'raw Markdown': /\*\*[^*\n]+\*\*|^#{1,6} .+|`.+/gm,
  'a tag of JSDoc': /.*@(default|param|returns)\b.*/g,
  'a union without its members': /^union$/gm,
};

const find = (text: string, wanted: Readonly<Record<string, RegExp>>) =>
  Object.entries(wanted).flatMap(([name, leak]) =>
    (text.match(leak) ?? []).map((line) => `${name}: ${line}`),
  );

const storyWindows = '**/iframe.html?*viewMode=story*';
const docs = readDocs();
const pagesPerTest = 20;
const parts = Array.from({ length: Math.ceil(docs.length / pagesPerTest) }, (_, at) =>
  docs.slice(at * pagesPerTest, (at + 1) * pagesPerTest),
);

for (const pages of parts) {
  const [first, last] = [pages[0]?.title, pages.at(-1)?.title];
  test(`the docs pages from ${first} to ${last} are whole: no raw text, no error, headings`, async ({
    room,
  }, testInfo) => {
    test.setTimeout(60_000 + 5000 * pages.length);
    const storybook = String(testInfo.config.metadata.storybook);
    const page = await room.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    // The stories have tests of their own: their windows stay empty. Routed on the context, since the
    // service worker fetches them, and a page's routes do not see what it fetches.
    await room.route(storyWindows, (route) => route.fulfill({ body: '' }));
    await page.goto(`${storybook}/iframe.html`);
    for (const { id } of pages) {
      const { text, ownText, titles, sections, failures } = await readDocsPage(page, id);
      const found = [...find(text, leaks), ...find(ownText, ownLeaks)];
      expect.soft(found, `${id} shows no raw text`).toEqual([]);
      expect.soft({ titles, failures }, `${id} has a title`).toEqual({ titles: 1, failures: 0 });
      expect.soft(sections, `${id} has sections`).toBeGreaterThan(0);
    }
    await page.close();
    await room.unroute(storyWindows);
  });
}

/** Storybook reloads when a story is left in the middle: then the page is asked for once more. */
async function readDocsPage(page: Page, id: string) {
  for (;;) {
    await page.waitForFunction(askFor, id);
    const shown = await page.waitForFunction(readWhenDrawn, id, { polling: 20 });
    const reading = await shown.jsonValue();
    if (reading !== 'reloaded' && reading !== null) return reading;
  }
}

/** Whether the page has been asked for, as soon as Storybook is there. */
function askFor(id: string): boolean {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  if (!channel?.last('storyMissing') && !channel?.last('docsRendered')) return false;
  if (window.openStories === undefined) {
    const open = new Set<string>();
    const ends = ['finished', 'errored', 'aborted'];
    channel.on(
      'storyRenderPhaseChanged',
      ({ newPhase, storyId }: { newPhase: string; storyId: string }) => {
        if (ends.includes(newPhase)) open.delete(storyId);
        else open.add(storyId);
      },
    );
    window.openStories = open;
  }
  channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  return true;
}

/**
 * What can be read, in texts and in the fields of the controls, once the page is there and each story
 * on it. Code is shown as it is written.
 */
function readWhenDrawn(id: string) {
  if (window.openStories === undefined) return 'reloaded';
  const page = document.querySelector<HTMLElement>('#storybook-docs');
  const isDrawn =
    window['__STORYBOOK_ADDONS_CHANNEL__']?.last('docsRendered')?.[0] === id &&
    document.querySelector('#storybook-docs h1, .sb-show-errordisplay') !== null &&
    page?.querySelector('.sb-loader') === null &&
    // One of the page before that was given up tells no end.
    ![...window.openStories].some((story) => page.querySelector(`[id^="story--${story}"]`));
  if (!isDrawn) return null;
  const all = (selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];
  const own = (selector: string) =>
    all(selector).filter((found) => !found.closest('.sb-story, .live-example'));
  const fields = [...page.querySelectorAll('textarea')].map(({ value }) => value);
  const text = page.innerText;
  const foreign = all('pre, .sb-story, .live-example').map(({ innerText }) => innerText);
  return {
    text: [text, ...fields].join('\n'),
    ownText: foreign.reduce((rest, found) => rest.replace(found, ''), text),
    titles: own('h1').length,
    sections: own('h2').length,
    failures: document.querySelectorAll('.sb-show-errordisplay').length,
  };
}
