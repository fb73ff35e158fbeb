import { type BrowserContext, type Page, type Request, test as base } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';
import { freezePage, waitForPictures } from './freezePage.ts';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
    drawings?: Drawings;
  }
}

type Status = 'success' | 'error';

/** How a story ended, why it failed, and the rules of axe that it breaks; null: axe did not look. */
type Shown = {
  status: Status;
  errors: readonly string[];
  violations: readonly string[] | null;
};

/** Shows one story after the other, in one page. */
type Stories = {
  page: Page;
  show: (id: string) => Promise<Shown>;
  /** Whether axe looks at each story that is shown from now on. */
  checkAccessibility: (isOn: boolean) => Promise<void>;
};

type Finished = { storyId: string; status: Status; reporters: readonly Reporter[] };
/** What an addon reports of a story; that of accessibility holds axe's results. */
type Reporter = { type: string; result?: { violations?: readonly Violation[] } };
type Violation = { id: string; nodes: readonly { html: string }[] };

/**
 * How many drawings have begun and are not finished, how those of the story in hand ended, and whether
 * it has a play function.
 */
type Drawings = {
  open: number;
  finished: Finished[];
  errors: string[];
  turn: number;
  isPlayed: boolean;
};

type WorkerFixtures = { room: BrowserContext; stories: Stories };

/**
 * Each worker has one browser context, which knows Storybook's code, and one page for all stories:
 * starting Storybook takes longer than a story. Stories answer their own requests from a service
 * worker.
 */
export const test = base.extend<object, WorkerFixtures>({
  room: [
    async ({ browser }, provide, { project, config }) => {
      const { locale, timezoneId } = project.use;
      const room = await browser.newContext({
        locale,
        timezoneId,
        reducedMotion: 'reduce',
        serviceWorkers: 'allow',
      });
      await startServiceWorker(room, String(config.metadata.storybook));
      await provide(room);
      await room.close();
    },
    { scope: 'worker' },
  ],
  stories: [
    async ({ room }, provide, { config }) => {
      const page = await room.newPage();
      await page.addInitScript(() => localStorage.clear());
      await freezePage(page);
      await provide(await openStories(page, String(config.metadata.storybook)));
      await page.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** msw reloads a page that its service worker does not control: none is opened before it does. */
async function startServiceWorker(room: BrowserContext, address: string): Promise<void> {
  const page = await room.newPage();
  await page.goto(`${address}/index.json`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
  await page.close();
}

/** Opens the built Storybook without a story. */
async function openStories(page: Page, address: string): Promise<Stories> {
  const code = watchCode(page);
  await page.goto(`${address}/iframe.html`);
  await page.waitForFunction(() => window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyMissing'));
  // Storybook may hide a story that is slow to come while React draws it: what is hidden takes no focus.
  await page.addStyleTag({ content: '#storybook-root { display: block !important }' });
  await page.evaluate(countDrawings);
  await page.evaluate(loadFonts);
  return {
    page,
    show: (id) => showStory(page, code, id),
    checkAccessibility: (isOn) => page.evaluate(setAccessibilityCheck, isOn),
  };
}

/** A font that comes later would move what a picture begins at. */
async function loadFonts(): Promise<void> {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
}

function countDrawings(): void {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const drawings: Drawings = { open: 0, finished: [], errors: [], turn: 0, isPlayed: false };
  channel?.on('storyRenderPhaseChanged', ({ newPhase }: { newPhase: string }) => {
    const { timers } = window;
    if (newPhase === 'loading') {
      drawings.open += 1;
      drawings.isPlayed = false;
      if (timers) timers.turn = drawings.turn;
    }
    // The story before may scroll the page once more as it goes.
    if (newPhase === 'rendering') window.scrollTo({ top: 0, behavior: 'instant' });
    if (newPhase === 'playing') drawings.isPlayed = true;
    // axe comes after `played`, and may take longer than a toast stays. Not every story plays.
    if (timers && /^(played|completing|errored)$/.test(newPhase)) timers.turn = 'over';
  });
  channel?.on('storyFinished', (finished: Finished) => {
    drawings.open -= 1;
    drawings.finished.push(finished);
  });
  const addError = ({ message }: { message: string }) => drawings.errors.push(message);
  channel?.on('playFunctionThrewException', addError);
  channel?.on('storyThrewException', addError);
  channel?.on('unhandledErrorsWhilePlaying', (errors: { message: string }[]) =>
    errors.forEach(addError),
  );
  window.drawings = drawings;
}

/** The story in hand is drawn once more with it: Storybook reloads when it is left in the middle. */
async function setAccessibilityCheck(isOn: boolean): Promise<void> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  channel?.emit('updateGlobals', { globals: { a11y: { manual: !isOn } } });
  do {
    await new Promise((resolve) => setTimeout(resolve, 50));
  } while (window.drawings?.open !== 0);
}

/**
 * Draws a story anew, waits for its play function, then for all that it still asks for. The picture
 * begins at the top, or at the element that the story names in its parameter `pictureFrom`; what was
 * pressed further down stands in its middle.
 */
async function showStory(page: Page, code: ReadonlySet<Request>, id: string): Promise<Shown> {
  await page.evaluate(forgetStates);
  const shown = await page.evaluate(drawStory, id);
  do {
    await waitForIdle(page, code);
    await waitForPictures(page, 'window');
  } while (await page.evaluate(scrollToSubject));
  return shown;
}

/**
 * What the story before was made to look like, hovered or focused, would else stay. It is drawn once
 * more without: a Storybook that is sent to another story in the middle of that may never arrive.
 */
async function forgetStates(): Promise<void> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const [{ globals } = { globals: {} }] = channel?.last('globalsUpdated') ?? [];
  if (!globals.pseudo) return;
  channel?.emit('updateGlobals', { globals: { pseudo: false } });
  do {
    await new Promise((resolve) => setTimeout(resolve));
  } while (window.drawings?.open !== 0);
}

/** A story with a hovered or focused state is drawn twice: it is there once nothing follows. */
async function drawStory(storyId: string): Promise<Shown> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  const { drawings } = window;
  if (!channel || !drawings) throw new Error('This is no Storybook.');
  window.scrollTo({ top: 0, behavior: 'instant' });
  const isShown = drawings.finished.at(-1)?.storyId === storyId;
  drawings.finished = [];
  drawings.errors = [];
  drawings.turn += 1;
  if (isShown) channel.emit('forceRemount', { storyId });
  else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve));
    const last = drawings.finished.at(-1);
    if (drawings.open > 0 || last?.storyId !== storyId) continue;
    const axe = last.reporters.find(({ type }) => type === 'a11y')?.result?.violations;
    const describe = ({ id, nodes }: Violation) =>
      `${id}: ${nodes.map(({ html }) => html).join(', ')}`;
    const { status } = last;
    return { status, errors: drawings.errors, violations: axe?.map(describe) ?? null };
  }
}

/** Whether the page had to move for it. */
function scrollToSubject(): boolean {
  const [{ parameters }] = window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyPrepared') ?? [];
  const selector: unknown = parameters.pictureFrom;
  // Storybook has headings and tables of its own, which are never seen.
  const root = document.querySelector('#storybook-root');
  const { scrollY } = window;
  if (typeof selector === 'string') {
    const subject = root?.querySelector(selector);
    if (!subject) throw new Error(`The story has no ${selector} to begin its picture at.`);
    subject.scrollIntoView({ behavior: 'instant', block: 'start' });
  } else if (scrollY > 0 && !window.drawings?.isPlayed) {
    // The story before scrolled the page as it went.
    window.scrollTo({ top: 0, behavior: 'instant' });
  } else if (scrollY > 0 && root?.contains(document.activeElement)) {
    // How far a press scrolled the page depends on what had come by then.
    document.activeElement?.scrollIntoView({ behavior: 'instant', block: 'center' });
  }
  return window.scrollY !== scrollY;
}

/** Code and styles that the page is waiting for. What of the API's a story leaves pending is not. */
function watchCode(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (/^(script|stylesheet|font)$/.test(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return open;
}

/** What has come may ask for more, hence until nothing new has come. */
async function waitForIdle(page: Page, code: ReadonlySet<Request>): Promise<void> {
  let isQuiet = false;
  while (!isQuiet) {
    for (const request of code) await request.response();
    isQuiet = (await page.evaluate(waitForAnswers)) && code.size === 0;
  }
}

/**
 * Every request goes through msw's worker, one after the other: once a request of our own has come
 * back, so have all before it, except those that a story leaves pending for ever. Whether nothing
 * had come and no timer had run since.
 */
async function waitForAnswers(): Promise<boolean> {
  const own = '/index.json?waiting';
  const answers = () =>
    performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith(own)).length;
  const before = answers();
  const hadTimers = window.timers?.short.size !== 0;
  // Its headers alone: Storybook's index is long.
  await fetch(own, { method: 'HEAD' });
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
  );
  const isQuiet = !hadTimers && window.timers?.short.size === 0 && answers() === before;
  if (isQuiet) performance.clearResourceTimings();
  return isQuiet;
}
