import { Suspense, type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ImageManifest } from '../catalogue/images/imageManifest.ts';
import { DataProvider } from '../data/DataProvider.tsx';
import { Providers } from '../frame/Providers.tsx';
import { clockAtom } from '../state/clock.ts';
import { storageKeys } from '../browser/storageKeys.ts';
import { createStorefrontStore } from '../state/store.ts';
import { setStorageState, type StorageState } from './storageStates.ts';

/** When every story happens: a Tuesday morning, both shops open. */
export const storyNowMs = Date.parse('2026-03-10T10:00:00+01:00');

export type StoryEnvironmentProps = {
  children: ReactNode;
  /** Path, query and hash. @default '/' */
  address?: string;
  /** Local storage by key: `{ 'cookie-consent': 'accepted' }`. Everything of ours that is not named is empty. */
  stored?: Readonly<Record<string, string>>;
  /** @default 'working' */
  storage?: StorageState;
  /** Milliseconds since 1970. @default storyNowMs */
  nowMs?: number;
  /** Prerendered data by request path. */
  fallback?: Record<string, unknown>;
  /** What a build knows of its pictures (`builtPictures`). @default nothing */
  pictures?: ImageManifest;
};

/**
 * What surrounds one story or component test: a fresh store and cache, a router at an address, what
 * the visitor has stored, and a clock that stands still. The API is msw's (`apiStates`).
 */
export function StoryEnvironment({
  children,
  address = '/',
  stored = {},
  storage = 'working',
  nowMs = storyNowMs,
  fallback,
  pictures,
}: StoryEnvironmentProps) {
  const [{ store, restoreStorage }] = useState(() => {
    setStorageState('working');
    for (const key of Object.values(storageKeys)) window.localStorage.removeItem(key);
    forgetSession();
    for (const [key, text] of Object.entries(stored)) window.localStorage.setItem(key, text);
    const freshStore = createStorefrontStore();
    freshStore.set(clockAtom, { now: () => nowMs });
    return { store: freshStore, restoreStorage: setStorageState(storage) };
  });
  useEffect(() => restoreStorage, [restoreStorage]);

  return (
    <MemoryRouter initialEntries={[address]}>
      <Providers store={store} pictures={pictures}>
        <DataProvider fallback={fallback}>
          {/* As in the shop: parts whose code comes later keep nothing else waiting. */}
          <Suspense>{children}</Suspense>
        </DataProvider>
      </Providers>
    </MemoryRouter>
  );
}

/** Drafts and places of the story before; what Storybook itself keeps for the session stays. */
function forgetSession() {
  for (const key of Object.keys(window.sessionStorage)) {
    if (!/storybook|ladle/i.test(key)) window.sessionStorage.removeItem(key);
  }
}

/** What a story may set in its `parameters`; the API's state is `parameters.msw`. */
export type StoryParameters = Omit<StoryEnvironmentProps, 'children'>;

/** The decorator that Storybook's preview and Ladle mount around every story. */
export function withStoryEnvironment(
  Story: ComponentType,
  { parameters }: { parameters: StoryParameters & Readonly<Record<string, unknown>> },
) {
  const { address, stored, storage, nowMs, fallback, pictures } = parameters;
  return (
    <StoryEnvironment
      address={address}
      stored={stored}
      storage={storage}
      nowMs={nowMs}
      fallback={fallback}
      pictures={pictures}
    >
      <Story />
    </StoryEnvironment>
  );
}
