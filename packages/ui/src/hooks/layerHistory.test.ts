// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { addLayer } from './layerHistory.ts';

/** As the router writes them. */
const page = (idx: number) => ({ key: `page ${idx}`, idx });
const routed: unknown[] = [];
window.addEventListener('popstate', ({ state }) => routed.push(state));

let entries = 0;

beforeEach(() => {
  entries += 1;
  history.pushState(page(entries), '', `/page-${entries}`);
  routed.length = 0;
});

const depth = () => Number(Reflect.get(Object(history.state), 'layers') ?? 0);
const settle = (wanted: number) => vi.waitFor(() => expect(depth()).toBe(wanted));
const afterAWhile = () => new Promise((resolve) => setTimeout(resolve, 50));
const goBack = async (wanted: number) => {
  history.back();
  await settle(wanted);
  await afterAWhile();
};

/** A layer that closes as it is told. */
async function open(wanted = 1) {
  const close = vi.fn<() => void>();
  const remove = addLayer(close);
  close.mockImplementation(remove);
  await settle(wanted);
  return { close, remove };
}

test('Back closes the layer, and the router hears nothing of it', async () => {
  const { close } = await open();
  await goBack(0);
  expect(close).toHaveBeenCalledOnce();
  expect(routed).toEqual([]);
  expect(history.state).toEqual(page(entries));
});

test('of two layers Back closes the upper one', async () => {
  const lower = await open(1);
  const upper = await open(2);
  await goBack(1);
  expect(upper.close).toHaveBeenCalledOnce();
  expect(lower.close).not.toHaveBeenCalled();
  await goBack(0);
  expect(lower.close).toHaveBeenCalledOnce();
});

test('a layer that is closed otherwise takes its entry away', async () => {
  const { close, remove } = await open();
  remove();
  await settle(0);
  await afterAWhile();
  expect(close).not.toHaveBeenCalled();
  expect(history.state).toEqual(page(entries));
});

test('opened again at once, it keeps its entry', async () => {
  const { remove } = await open();
  remove();
  const again = await open();
  await afterAWhile();
  expect(depth()).toBe(1);
  again.remove();
  await settle(0);
});

test('one that does not close keeps its entry', async () => {
  const busy = vi.fn<() => void>();
  const remove = addLayer(busy);
  await settle(1);
  history.back();
  await afterAWhile();
  await settle(1);
  expect(busy).toHaveBeenCalledOnce();
  remove();
  await settle(0);
});

test('Forward opens nothing and stays', async () => {
  await open();
  await goBack(0);
  history.forward();
  await afterAWhile();
  await settle(0);
  expect(history.state).toEqual(page(entries));
  expect(routed).toEqual([]);
});

test('a choice within the layer lies below it', async () => {
  const { close, remove } = await open();
  entries += 1;
  history.pushState(page(entries), '', '/chosen');
  await settle(1);
  expect(close).not.toHaveBeenCalled();
  await goBack(0);
  expect(close).toHaveBeenCalledOnce();
  expect(window.location.pathname).toBe('/chosen');
  expect(history.state).toEqual(page(entries));
  remove();
});

test('a page that is opened from it takes the place of its entry', async () => {
  const { remove } = await open();
  const before = history.length;
  entries += 1;
  history.pushState(page(entries), '', '/opened');
  remove();
  await afterAWhile();
  expect(window.location.pathname).toBe('/opened');
  expect(history.length).toBe(before);
  history.back();
  await vi.waitFor(() => expect(history.state).toEqual(page(entries - 1)));
  expect(routed).toEqual([page(entries - 1)]);
});

test('so does one that is opened a moment after it was closed', async () => {
  const { remove } = await open();
  remove();
  // Going back has begun, and has not come to its end.
  await new Promise((resolve) => setTimeout(resolve));
  entries += 1;
  history.pushState(page(entries), '', '/opened-later');
  await afterAWhile();
  expect(window.location.pathname).toBe('/opened-later');
  expect(history.state).toEqual(page(entries));
});

test('what replaces the page meanwhile is there when the layer has closed', async () => {
  const { remove } = await open();
  entries += 1;
  history.replaceState(page(entries), '', '/replaced');
  remove();
  await settle(0);
  await afterAWhile();
  expect(window.location.pathname).toBe('/replaced');
  expect(history.state).toEqual(page(entries));
  expect(routed).toEqual([]);
});
