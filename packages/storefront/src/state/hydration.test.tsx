// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { lazy, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { beginHydration, endHydration } from '../browser/hydrationState.ts';
import { clockAtom, useNow } from './clock.ts';
import { useConsent, useConsentBanner } from './useConsent.ts';
import { useFavouriteState } from './useFavouriteState.ts';
import { useFavouriteCount, useFavourites } from './useFavourites.ts';

const siero = { id: '1', name: 'Siero 100', addedAt: '2026-03-10T09:00:00.000Z' };
const allowed = { necessary: true, analytics: true, marketing: false, functional: false };

beforeEach(() => {
  window.localStorage.clear();
  document.body.replaceChildren();
});

function visitBefore() {
  window.localStorage.setItem('favorites', JSON.stringify([siero]));
  window.localStorage.setItem('cookie-consent', 'accepted');
  window.localStorage.setItem('cookie-preferences', JSON.stringify(allowed));
}

function Count() {
  return <output aria-label="count">{useFavouriteCount()}</output>;
}

function Screen() {
  const { status, favourites } = useFavourites();
  const words = [
    status,
    favourites.length,
    useFavouriteState('1'),
    useConsent('analytics') ? 'analytics' : 'necessary only',
    useConsentBanner(),
    useNow()?.getUTCFullYear() ?? 'no date',
  ];
  return <output aria-label="screen">{words.join(', ')}</output>;
}

function page(LoadedScreen: typeof Screen = Screen) {
  const store = createStore();
  store.set(clockAtom, { now: () => Date.parse('2026-03-10T09:00:00Z') });
  return (
    <Provider store={store}>
      <Count />
      <Suspense>
        <LoadedScreen />
      </Suspense>
    </Provider>
  );
}

const beforeReading = 'loading, 0, off, necessary only, hidden, no date';
const afterReading = 'ready, 1, on, analytics, hidden, 2026';

test('the server draws what it can know, whatever is stored', () => {
  visitBefore();
  expect(renderToString(page())).toContain(beforeReading);
});

function prerendered() {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  return container;
}

describe('markup of the server', () => {
  test('hydrates without a warning, then shows what is stored', () => {
    const container = prerendered();
    visitBefore();
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    act(() => {
      hydrateRoot(container, page(), { onRecoverableError });
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByLabelText('screen')).toHaveTextContent(afterReading);
    expect(screen.getByLabelText('count')).toHaveTextContent('1');
  });

  test('of a lazy screen hydrates without a warning as well', async () => {
    const container = prerendered();
    visitBefore();
    const code: { deliver?: (module: { default: typeof Screen }) => void } = {};
    const LateScreen = lazy(
      () =>
        new Promise<{ default: typeof Screen }>((resolve) => {
          code.deliver = resolve;
        }),
    );
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    await act(async () => {
      hydrateRoot(
        container,
        page(() => <LateScreen />),
        { onRecoverableError },
      );
    });
    expect(screen.getByLabelText('count')).toHaveTextContent('1');
    expect(screen.getByLabelText('screen')).toHaveTextContent(beforeReading);
    await act(async () => code.deliver?.({ default: Screen }));
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByLabelText('screen')).toHaveTextContent(afterReading);
  });
});

function hydrateAfterVisit() {
  const container = prerendered();
  visitBefore();
  act(() => {
    hydrateRoot(container, page());
  });
}

describe('while a page hydrates', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    beginHydration();
    return () => {
      endHydration();
      vi.useRealTimers();
    };
  });

  test('what differs from the markup waits until hydration has ended', () => {
    hydrateAfterVisit();
    expect(screen.getByLabelText('count')).toHaveTextContent('0');
    act(endHydration);
    expect(screen.getByLabelText('count')).toHaveTextContent('1');
    expect(screen.getByLabelText('screen')).toHaveTextContent(afterReading);
  });

  test('what then changes is not rendered within the task that ends it', async () => {
    hydrateAfterVisit();
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
    endHydration();
    for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
    expect(screen.getByLabelText('count')).toHaveTextContent('0');
    vi.unstubAllGlobals();
    vi.useRealTimers();
    await waitFor(() => expect(screen.getByLabelText('count')).toHaveTextContent('1'));
  });

  test('it waits at most 3 s for a part that never loads', () => {
    hydrateAfterVisit();
    act(() => vi.advanceTimersByTime(2999));
    expect(screen.getByLabelText('count')).toHaveTextContent('0');
    act(() => vi.advanceTimersByTime(1));
    expect(screen.getByLabelText('count')).toHaveTextContent('1');
  });
});

test('a screen that mounts in the browser shows what is stored', () => {
  visitBefore();
  render(page());
  expect(screen.getByLabelText('screen')).toHaveTextContent(afterReading);
});
