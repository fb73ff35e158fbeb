/**
 * Gives each layer over the page (menu, sheet, dialog, viewer) a history entry above that of the page,
 * so that Back closes the layer and the page stays. The entry is a copy of the page's own with the
 * number of open layers in its state; history always has as many as there are layers open. The router
 * hears nothing of moves between entries of one page. Fetched once the page is idle
 * (`useCloseOnBack`).
 */
type Entry = { state: unknown; url: string | URL | null | undefined };

/** Those that are open, the topmost last: how each is closed. */
const layers: (() => void)[] = [];
/** Going back over entries of layers that were closed otherwise. */
let isLeaving = false;
/** What the page has opened meanwhile. */
let pushed: Entry | null = null;
/** What the page has made of its own entry, which lies below a layer's. */
let replaced: Entry | null = null;
let page: unknown = history.state;

const native = {
  push: history.pushState.bind(history),
  replace: history.replaceState.bind(history),
};

/** Opens a layer; gives the function to call once it is closed. */
export function addLayer(close: () => void): () => void {
  layers.push(close);
  setTimeout(adjustHistory);
  return () => {
    layers.splice(layers.indexOf(close), 1);
    setTimeout(adjustHistory);
  };
}

function adjustHistory() {
  if (isLeaving) return;
  const depth = depthOf(history.state);
  if (depth > layers.length) {
    isLeaving = true;
    history.go(layers.length - depth);
  }
  for (let next = depth + 1; next <= layers.length; next += 1) {
    native.push(withDepth(history.state, next), '');
  }
}

function handlePop(event: PopStateEvent) {
  const wasLeaving = isLeaving;
  isLeaving = false;
  const depth = depthOf(event.state);
  if (wasLeaving || replaced !== null || isSamePage(event.state, page)) {
    event.stopImmediatePropagation();
    if (pushed !== null) native.push(pushed.state, '', pushed.url);
    else if (replaced !== null) {
      native.replace(withDepth(replaced.state, depth), '', replaced.url);
    }
  }
  pushed = null;
  if (depth === 0) replaced = null;
  page = history.state;
  if (!wasLeaving) for (const close of layers.slice(depth).toReversed()) close();
  // One that would not close gets its entry back.
  setTimeout(adjustHistory);
}

/** A page that is opened from a layer takes the place of the layer's entry. */
history.pushState = (state: unknown, title, url) => {
  if (depthOf(history.state) === 0) native.push(state, title, url);
  else {
    native.replace(state, title, url);
    if (isLeaving) pushed = { state, url };
    setTimeout(adjustHistory);
  }
  page = state;
};

history.replaceState = (state: unknown, title, url) => {
  const depth = depthOf(history.state);
  native.replace(withDepth(state, depth), title, url);
  if (depth > 0) replaced = { state, url };
  page = state;
};

// Before the router, which listens without capture.
window.addEventListener('popstate', handlePop, true);
// Loaded anew while a layer was open, the page is there without it.
adjustHistory();

function depthOf(state: unknown): number {
  const depth = fieldOf(state, 'layers');
  return typeof depth === 'number' ? depth : 0;
}

function withDepth(state: unknown, depth: number): unknown {
  if (depth === 0) return state;
  return typeof state === 'object' ? { ...state, layers: depth } : { layers: depth };
}

/** The router names each entry, and counts them. */
function isSamePage(one: unknown, other: unknown): boolean {
  return ['key', 'idx'].every((name) => fieldOf(one, name) === fieldOf(other, name));
}

function fieldOf(state: unknown, name: string): unknown {
  return typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
}
