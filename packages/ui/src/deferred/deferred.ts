import { nextInteraction, whenIdle } from './triggers.ts';

export type DeferredOptions = {
  /**
   * When it is fetched unasked. `interaction`: not at all, the visitor's action asks for it. `idle`:
   * once the page is idle. `visible`: once its place on the page comes into sight.
   */
  when: 'interaction' | 'idle' | 'visible';
};

/** A part of the page whose code is fetched later. */
export type Deferred<Module> = {
  readonly when: DeferredOptions['when'];
  /** `loading` also before anybody asks. */
  readonly status: 'loading' | 'failed' | 'ready';
  /** null until it has come. */
  readonly module: Module | null;
  /** Fetches it at once, and once for all; after a failure each call is another try. */
  load: () => Promise<Module>;
  /** The same for those who can do without: a failure is only logged. */
  request: () => void;
  /**
   * Gives it when its time has come. What nobody asked for is tried again after a failure with the
   * visitor's next action, or when the network is back; what was asked for fails.
   */
  arrival: () => Promise<Module>;
  subscribe: (onChange: () => void) => () => void;
};

/**
 * The one way to load code later (docs/decisions/0001-scripts-after-first-view.md). Draw it with
 * `useDeferred`, or with `deferredComponent` where the built page has its markup.
 * @param fetchModule the dynamic import, alone: the bundler and lint look for it here
 */
export function deferred<Module>(
  fetchModule: () => Promise<Module>,
  { when }: DeferredOptions,
): Deferred<Module> {
  const listeners = new Set<() => void>();
  let status: Deferred<Module>['status'] = 'loading';
  let module: Module | null = null;
  let attempt: Promise<Module> | undefined;
  let unasked: Promise<Module> | undefined;

  function change(next: typeof status) {
    if (status === next) return;
    status = next;
    for (const notify of listeners) notify();
  }

  async function tryOnce(): Promise<Module> {
    change('loading');
    try {
      module = await fetchModule();
      change('ready');
      return module;
    } catch (error) {
      change('failed');
      throw error;
    }
  }

  function load(): Promise<Module> {
    if (attempt === undefined || status === 'failed') attempt = tryOnce();
    return attempt;
  }

  async function loadAfter(trigger: () => Promise<void>): Promise<Module> {
    await trigger();
    try {
      return await load();
    } catch (error) {
      warn(error);
      return loadAfter(nextInteraction);
    }
  }

  return {
    when,
    get status() {
      return status;
    },
    get module() {
      return module;
    },
    load,
    request: () => void load().catch(warn),
    // A failed attempt stays: React asks again for what it has just received.
    arrival: () =>
      when === 'interaction' ? (attempt ?? load()) : (unasked ??= loadAfter(whenIdle)),
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

function warn(error: unknown) {
  console.warn('Code has not come.', error);
}
