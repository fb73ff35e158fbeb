import type { Page } from '@playwright/test';
import type { Channel } from 'storybook/internal/channels';

declare global {
  interface Window {
    __STORYBOOK_ADDONS_CHANNEL__?: Channel;
  }
}

type Status = 'success' | 'error';

/**
 * Opens the built Storybook on this story. Starting it takes longer than anything else, so that the
 * stories that follow are shown in the same page. Without axe: the stories' own tests run it.
 */
export async function openWorkshop(page: Page, address: string, id: string): Promise<void> {
  await page.goto(`${address}/iframe.html?globals=a11y.manual:!true&id=${id}`);
  await page.waitForFunction(() => window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyFinished'));
}

/**
 * Draws a story anew, waits for its play function, then for what it still asks the API. The picture
 * begins at the top, or at the element that the story names in its parameter `pictureFrom`.
 */
export async function showStory(page: Page, id: string): Promise<Status> {
  const status = await page.evaluate(drawStory, id);
  await page.evaluate(waitForAnswers);
  await page.evaluate(scrollToSubject);
  return status;
}

function drawStory(storyId: string): Promise<Status> {
  const channel = window['__STORYBOOK_ADDONS_CHANNEL__'];
  if (channel === undefined) throw new Error('This page is no Storybook.');
  window.scrollTo({ top: 0, behavior: 'instant' });
  // What the story before was made to look like, hovered or focused, would else stay.
  const [{ globals } = { globals: {} }] = channel.last('globalsUpdated') ?? [];
  if (globals.pseudo) channel.emit('updateGlobals', { globals: { pseudo: false } });
  return new Promise((resolve) => {
    const handleFinished = (finished: { storyId: string; status: Status }) => {
      if (finished.storyId !== storyId) return;
      channel.off('storyFinished', handleFinished);
      resolve(finished.status);
    };
    channel.on('storyFinished', handleFinished);
    const [{ storyId: current }] = channel.last('storyFinished');
    if (current === storyId) channel.emit('forceRemount', { storyId });
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

function scrollToSubject(): void {
  const [{ parameters }] = window['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyPrepared') ?? [];
  const selector: unknown = parameters.pictureFrom;
  if (typeof selector !== 'string') return;
  const subject = document.querySelector(selector);
  if (subject === null) throw new Error(`The story has no ${selector} to begin its picture at.`);
  subject.scrollIntoView({ behavior: 'instant', block: 'start' });
}

/**
 * Every request goes through msw's worker, one after the other: once a request of our own has come
 * back, so have all before it, except those that a story leaves pending for ever. What came back
 * may ask for more, hence until nothing new has come.
 */
async function waitForAnswers(): Promise<void> {
  const own = '/index.json?waiting';
  const answers = () =>
    performance.getEntriesByType('resource').filter(({ name }) => !name.endsWith(own)).length;
  let before: number;
  do {
    before = answers();
    await fetch(own);
    await new Promise((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(null))),
    );
  } while (answers() !== before);
  performance.clearResourceTimings();
}
