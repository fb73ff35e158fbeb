// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginHydration, endHydration } from './hydrationState.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => vi.useRealTimers());

const provide = (serviceWorker: unknown, connection: object = {}) =>
  vi.stubGlobal('navigator', { serviceWorker, connection });

const registering = () => vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());

test('registers /sw.js once the page is hydrated and the visitor at rest', async () => {
  const register = registering();
  provide({ register, controller: null });
  beginHydration();
  const registered = registerServiceWorker();
  await vi.advanceTimersByTimeAsync(2000);
  endHydration();
  await vi.advanceTimersByTimeAsync(2000);
  window.dispatchEvent(new Event('scroll'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(register).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  await registered;
  expect(register.mock.calls).toEqual([['/sw.js']]);
  expect(console.warn).not.toHaveBeenCalled();
});

test('keeps on a slow line what is seen alone', async () => {
  const register = registering();
  provide({ register, controller: null }, { effectiveType: '3g' });
  await Promise.all([registerServiceWorker(), vi.runAllTimersAsync()]);
  expect(register.mock.calls).toEqual([['/sw.js?seen']]);
});

test('leaves on a slow line the worker that keeps all pages', async () => {
  const register = registering();
  provide({ register, controller: {} }, { effectiveType: '3g' });
  await Promise.all([registerServiceWorker(), vi.runAllTimersAsync()]);
  expect(register).not.toHaveBeenCalled();
});

test.each([
  ['a registration that fails', { register: () => Promise.reject(new Error('blocked')) }],
  ['a browser without service workers', undefined],
])('only logs %s', async (_, serviceWorker) => {
  provide(serviceWorker);
  await Promise.all([registerServiceWorker(), vi.runAllTimersAsync()]);
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('is not registered for those who save data', async () => {
  const register = registering();
  provide({ register }, { saveData: true });
  await Promise.all([registerServiceWorker(), vi.runAllTimersAsync()]);
  expect(register).not.toHaveBeenCalled();
});
