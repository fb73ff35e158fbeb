import type { CDPSession, Page } from 'playwright';
import { firstVisit, measuredSite } from './firstVisit.ts';
import { slowdown } from './slowPage.ts';
import { median, row } from './table.ts';
import { readTasks, type Task, traceCategories } from './trace.ts';

/**
 * `npm run bench -- tasks`: every task of the main thread over 50 ms, from the navigation until the page
 * is hydrated and for three seconds after its last request, on a processor slowed down four times. Each
 * run is a first visit: a browser process and profile of its own. A task is ours where half of it or
 * more is spent in the page's scripts; the rest is the browser's (reading the page, styles, layout,
 * painting). Wanted: none of ours; the ratio is that of
 * our longest to the browser's. `RUNS` how often (5), `PAGES` other paths than the five, `SITE` a
 * site that runs already.
 *
 * Others on the machine make each task longer. `SHARED=1` reckons instead of slowing down: four times
 * what the thread had the processor.
 */
const isShared = process.env['SHARED'] === '1';
const runs = Number(process.env['RUNS'] ?? 5);
const longMs = 50;
/** Code and pictures that are fetched ahead come once the page is idle, and are of this visit, too. */
const idleMs = 3000;

const { address, paths, stop } = await measuredSite(process.env);
try {
  const head = ['ours >50', 'longest', 'other >50', 'longest', 'ratio', 'blocked'];
  process.stdout.write(`${row([`slowed down ${slowdown} times, medians`, ...head])}\n`);
  for (const path of paths) {
    const visits: (readonly Task[])[] = [];
    while (visits.length < runs) visits.push(await visit(address + path));
    const ours = visits.map((tasks) => tasks.filter(isOurs));
    const others = visits.map((tasks) => tasks.filter((task) => !isOurs(task)));
    const ratio = median(ours.map(longest)) / median(others.map(longest));
    process.stdout.write(
      `${row([
        path,
        median(ours.map((tasks) => tasks.filter(isLong).length)),
        median(ours.map(longest)),
        median(others.map((tasks) => tasks.filter(isLong).length)),
        median(others.map(longest)),
        ratio.toFixed(2),
        median(visits.map(blocked)),
      ])}\n`,
    );
    for (const task of visits.flatMap((tasks, run) =>
      tasks.filter(isLong).map((long) => ({ ...long, run: run + 1 })),
    )) {
      const whose = isOurs(task) ? 'ours' : 'browser';
      const time = `${Math.round(task.start)}`.padStart(6);
      const taken = `${Math.round(task.duration)}`.padStart(5);
      process.stdout.write(
        `    run ${task.run} at ${time} ms: ${taken} ms, ${whose.padEnd(8)}${task.what}\n`,
      );
    }
  }
} finally {
  await stop();
}

function isOurs({ duration, inScripts }: Task): boolean {
  return inScripts >= duration / 2;
}

function isLong({ duration }: Task): boolean {
  return duration > longMs;
}

function longest(tasks: readonly Task[]): number {
  return Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)));
}

/** As Lighthouse counts: what goes beyond 50 ms in each task. */
function blocked(tasks: readonly Task[]): number {
  return Math.round(tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - longMs), 0));
}

async function visit(url: string): Promise<readonly Task[]> {
  return firstVisit(async (context, browser) => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    if (!isShared) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await browser.startTracing(page, { categories: traceCategories });
    await page.goto(url);
    await hydrated(page, session);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(idleMs);
    return readTasks(await browser.stopTracing(), url, isShared ? slowdown : undefined);
  });
}

/**
 * React marks what it has hydrated. Asked over the protocol: Playwright's own way puts a script of
 * hundreds of kilobytes into the page, whose compilation would be a task of the page's.
 */
async function hydrated(page: Page, session: CDPSession): Promise<void> {
  const expression = `[...document.querySelectorAll('#root :is(a, button)')].every(
    (element) => Object.keys(element).some((key) => key.startsWith('__react')))`;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression, returnByValue: true });
    if (result.value === true) return;
    await page.waitForTimeout(250);
  }
}
