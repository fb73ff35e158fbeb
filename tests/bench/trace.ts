/** What of the browser's trace tells tasks, and whose each is. */
export const traceCategories = [
  'toplevel',
  'blink.user_timing',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'v8',
  'v8.execute',
  'disabled-by-default-v8.compile',
];

/** An event as the browser writes it. Of those that are read for more than their place all are whole ('X'). */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur: number;
  args?: {
    name?: string;
    data?: {
      url?: string;
      functionName?: string;
      lineNumber?: number;
      columnNumber?: number;
      documentLoaderURL?: string;
    } | null;
  };
};

/** Milliseconds of a step. */
type Clock = (event: TraceEvent) => number;
type Nested = TraceEvent & { children: Nested[] };

export type Task = {
  /** Milliseconds after the navigation. */
  start: number;
  duration: number;
  /** Of it, what runs in scripts or is done at once because a script asks for it. */
  inScripts: number;
  /** What most of it is spent on: a function of ours with its place, or a step of the browser's. */
  what: string;
};

/**
 * The tasks of the page's main thread since it was navigated to `address`.
 * @param slowdown given: how often the time that a step had the processor counts, in place of the time it
 * took
 */
export function readTasks(trace: Buffer, address: string, slowdown?: number): readonly Task[] {
  const timeOf: Clock = ({ dur, tdur }) => (slowdown === undefined ? dur : tdur * slowdown) / 1000;
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  // Not every event has a duration, and not of the processor.
  const events = traceEvents.map((event) => ({
    ...event,
    dur: event.dur ?? 0,
    tdur: event.tdur ?? 0,
  }));
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (navigation === undefined) throw new Error(`The trace has no navigation to ${address}.`);
  const thread = events.find(
    ({ name, pid, args }) =>
      name === 'thread_name' && pid === navigation.pid && args?.name === 'CrRendererMain',
  );
  const own = events.filter(
    ({ ph, pid, tid, ts }) =>
      ph === 'X' && pid === thread?.pid && tid === thread.tid && ts >= navigation.ts,
  );
  return nest(own)
    .filter(({ name }) => name === 'RunTask' || name === 'ThreadControllerImpl::RunTask')
    .map((task) => ({
      start: (task.ts - navigation.ts) / 1000,
      duration: timeOf(task),
      inScripts: timeInScripts(task, timeOf),
      what: describe(task),
    }));
}

function nest(events: readonly TraceEvent[]): readonly Nested[] {
  const roots: Nested[] = [];
  const open: Nested[] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)) {
    const nested = { ...event, children: [] };
    for (let last = open.at(-1); last && endOf(last) < endOf(event); last = open.at(-1)) open.pop();
    (open.at(-1)?.children ?? roots).push(nested);
    open.push(nested);
  }
  return roots;
}

const endOf = ({ ts, dur }: TraceEvent) => ts + dur;

/** What runs code of the page, compiles it or collects what it left. */
const scriptSteps =
  /^(?:EvaluateScript|FunctionCall|RunMicrotasks|v8\.(?:callFunction|evaluateModule|compileModule|run|compile)|V8\.CompileCode)$/;

function timeInScripts(event: Nested, timeOf: Clock): number {
  if (scriptSteps.test(event.name)) return timeOf(event);
  return event.children.reduce((sum, child) => sum + timeInScripts(child, timeOf), 0);
}

/** What a reader of a trace looks for; the rest is the browser's own nesting. */
const tellingSteps =
  /^(?:EvaluateScript|FunctionCall|v8\.(?:evaluateModule|compileModule)|ParseHTML|UpdateLayoutTree|Layout|PrePaint|Paint|Commit|FireIdleCallback|TimerFire|FireAnimationFrame|ResourceFetcher::requestResource|SVGImage::DataChanged|HTMLDocumentParser::MaybeFetchQueuedPreloads|DocumentLoader::CommitNavigation|V8\.\w+|MinorGC|MajorGC)$/;

/** The path through the task along which most of its time goes. */
function describe(task: Nested): string {
  const steps: string[] = [];
  let at: Nested | undefined = task;
  while (at !== undefined) {
    if (tellingSteps.test(at.name)) steps.push(labelOf(at));
    const longest: Nested | undefined = at.children.toSorted((a, b) => b.dur - a.dur)[0];
    at = longest !== undefined && longest.dur > task.dur / 3 ? longest : undefined;
  }
  return [...new Set(steps)].slice(0, 4).join(' > ');
}

function labelOf({ name, args }: TraceEvent): string {
  const { url = '', functionName = '', lineNumber, columnNumber } = args?.data ?? {};
  const file = url.split('/').at(-1) ?? '';
  if (file === '') return name;
  const place = lineNumber === undefined ? '' : `:${lineNumber}:${columnNumber ?? 0}`;
  return `${name} ${functionName} ${file}${place}`.replaceAll(/ +/g, ' ');
}
