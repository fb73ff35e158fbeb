import { keepPresses } from './keepPresses.ts';
import { registerTrustedTypesPolicy } from './trustedTypes.ts';

/**
 * The one script that a page carries within; it fetches the others, which `data-modules` names,
 * the main one first. A page is seen and read without them, so fonts and pictures have the line to
 * themselves until all of the first view is there, or until the visitor's first input.
 */
// Not `pointermove`: browsers make one up for a pointer that lies still over a page that just came.
const interactionEvents = ['pointerdown', 'touchstart', 'keydown'] as const;
/** A picture that never comes must not keep the page from coming to life. */
const fallbackTimeoutMs = 3000;

registerTrustedTypesPolicy();

const names = document.querySelector('script[data-modules]')?.getAttribute('data-modules') ?? '';
const isDrawn = document.getElementById('root')?.firstElementChild != null;
let hasStarted = false;

function begin() {
  if (hasStarted) return;
  hasStarted = true;
  for (const event of interactionEvents) removeEventListener(event, begin);
  const [main = '', ...others] = names.split(' ');
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = main;
  document.head.append(script);
  // Each in a task of its own: to begin a dozen requests at once keeps a slow phone busy for 50 ms.
  for (const file of others) setTimeout(preload, 0, file);
}

function preload(file: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = file;
  document.head.append(link);
}

const loaded = new Promise<unknown>((resolve) => {
  if (document.readyState === 'complete') resolve(undefined);
  else addEventListener('load', resolve, { once: true });
});

/** The first view is not only drawn but on screen, as far as the browser tells. */
const painted = new Promise<unknown>((resolve) => {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) resolve(undefined);
  else new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
});

const nextFrame = () => new Promise(requestAnimationFrame);

async function beginAfterFirstView() {
  await Promise.all([loaded, painted]);
  // The picture that came last is on screen a frame later.
  await nextFrame();
  await nextFrame();
  begin();
}

// A page in the background paints nothing.
if (isDrawn) keepPresses();
if (!isDrawn || document.hidden) begin();
else {
  for (const event of interactionEvents) addEventListener(event, begin, { passive: true });
  setTimeout(begin, fallbackTimeoutMs);
  void beginAfterFirstView();
}
