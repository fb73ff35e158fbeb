// @vitest-environment jsdom
import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred, type DeferredOptions } from './deferred.ts';
import { deferredComponent } from './deferredComponent.ts';
import { useDeferred, type Wanted } from './useDeferred.ts';

type Words = { word: string };
const here = { word: 'here' };
const missing = new TypeError('Failed to fetch');

const failingOnce = () =>
  vi.fn<() => Promise<Words>>().mockRejectedValueOnce(missing).mockResolvedValue(here);
const arriving = () => vi.fn<() => Promise<Words>>().mockResolvedValue(here);

function demand(fetchModule: () => Promise<Words>, when: DeferredOptions['when'], wanted: Wanted) {
  const part = deferred(fetchModule, { when });
  return renderHook((props: { wanted: Wanted }) => useDeferred(part, props.wanted), {
    initialProps: { wanted },
  });
}

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

describe('a part that an action asks for', () => {
  it('is fetched with the first wish, and once', async () => {
    const fetchModule = arriving();
    const { result, rerender } = demand(fetchModule, 'interaction', null);
    expect(result.current.module).toBeNull();
    expect(fetchModule).not.toHaveBeenCalled();
    rerender({ wanted: 'first' });
    await waitFor(() => expect(result.current).toEqual({ status: 'ready', module: here }));
    rerender({ wanted: false });
    rerender({ wanted: 'second' });
    expect(result.current.module).toEqual(here);
    expect(fetchModule).toHaveBeenCalledOnce();
  });

  it('is logged when it does not come, and fetched again with the next wish alone', async () => {
    const fetchModule = failingOnce();
    const { result, rerender } = demand(fetchModule, 'interaction', 'first');
    await waitFor(() => expect(result.current.status).toBe('failed'));
    expect(warn).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    expect(fetchModule).toHaveBeenCalledOnce();
    rerender({ wanted: 'second' });
    await waitFor(() => expect(result.current.module).toEqual(here));
  });

  it('notifies all who draw it', async () => {
    const part = deferred(arriving(), { when: 'interaction' });
    const { result } = renderHook(() => useDeferred(part));
    await act(() => part.load());
    expect(result.current.module).toEqual(here);
  });
});

describe('a part that comes unasked', () => {
  it('is fetched once the page is idle', async () => {
    const { result } = demand(arriving(), 'idle', null);
    expect(result.current.status).toBe('loading');
    await waitFor(() => expect(result.current.module).toEqual(here));
  });

  it('takes its turn: each begins in a task of its own', async () => {
    const second = arriving();
    const begunMeanwhile: number[] = [];
    const first = deferred(
      async () => {
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        begunMeanwhile.push(second.mock.calls.length);
        return here;
      },
      { when: 'idle' },
    );
    await Promise.all([first.arrival(), deferred(second, { when: 'idle' }).arrival()]);
    expect(begunMeanwhile).toEqual([0]);
    expect(second).toHaveBeenCalledOnce();
  });

  it.each(['pointerdown', 'online'])('is fetched again after a failure with %s', async (event) => {
    const fetchModule = failingOnce();
    const { result } = demand(fetchModule, 'idle', null);
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(fetchModule).toHaveBeenCalledOnce();
    act(() => void window.dispatchEvent(new Event(event)));
    await waitFor(() => expect(result.current.module).toEqual(here));
  });

  it('is fetched when its place comes into sight', async () => {
    const observer = vi.fn<(notify: IntersectionObserverCallback) => object>(function observe() {
      return { observe: () => {}, unobserve: () => {}, disconnect: () => {} };
    });
    vi.stubGlobal('IntersectionObserver', observer);
    const target = document.createElement('div');
    const place = { current: target };
    const part = deferred(arriving(), { when: 'visible' });
    const { result } = renderHook(() => useDeferred(part, null, place));
    expect(result.current.module).toBeNull();
    const [notify] = observer.mock.calls[0] ?? [];
    // The browser tells more than is read.
    act(
      () => void (notify && Reflect.apply(notify, undefined, [[{ isIntersecting: true, target }]])),
    );
    await waitFor(() => expect(result.current.module).toEqual(here));
    vi.unstubAllGlobals();
  });
});

const Greeting = ({ name }: { name: string }) => <p>Ciao {name}</p>;
const show = (Later: ComponentType<{ name: string }>) =>
  render(
    <Suspense fallback="…">
      <Later name="Aosta" />
    </Suspense>,
  );

describe('a component whose code comes later', () => {
  it('suspends until it has come, and no more after that', async () => {
    const Later = deferredComponent(
      deferred(() => Promise.resolve(Greeting), { when: 'interaction' }),
    );
    const { unmount } = show(Later);
    expect(screen.getByText('…')).toBeTruthy();
    expect(await screen.findByText('Ciao Aosta')).toBeTruthy();
    unmount();
    show(Later);
    expect(screen.getByText('Ciao Aosta')).toBeTruthy();
  });

  it('waits on when nobody has asked for it', async () => {
    const fetchModule = vi
      .fn<() => Promise<typeof Greeting>>()
      .mockRejectedValueOnce(missing)
      .mockResolvedValue(Greeting);
    show(deferredComponent(deferred(fetchModule, { when: 'idle' })));
    await waitFor(() => expect(warn).toHaveBeenCalledOnce());
    expect(screen.getByText('…')).toBeTruthy();
    act(() => void window.dispatchEvent(new Event('keydown')));
    expect(await screen.findByText('Ciao Aosta')).toBeTruthy();
  });
});
