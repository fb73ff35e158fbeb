// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { beginHydration, endHydration } from './hydrationState.ts';
import { registerServiceWorker } from './registerServiceWorker.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

function provide(serviceWorker: unknown) {
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
}

test('registers /sw.js', async () => {
  const register = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
  provide({ register });
  await registerServiceWorker();
  expect(register).toHaveBeenCalledWith('/sw.js');
  expect(console.warn).not.toHaveBeenCalled();
});

test('waits until the page is hydrated', async () => {
  const register = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
  provide({ register });
  beginHydration();
  const registered = registerServiceWorker();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(register).not.toHaveBeenCalled();
  endHydration();
  await registered;
  expect(register).toHaveBeenCalledTimes(1);
});

test.each([
  ['a registration that fails', { register: () => Promise.reject(new Error('blocked')) }],
  ['a browser without service workers', undefined],
])('only logs %s', async (_, serviceWorker) => {
  provide(serviceWorker);
  await expect(registerServiceWorker()).resolves.toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(1);
});

test('is not registered for those who save data', async () => {
  const register = vi.fn<(path: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal('navigator', { serviceWorker: { register }, connection: { saveData: true } });
  await registerServiceWorker();
  expect(register).not.toHaveBeenCalled();
});
