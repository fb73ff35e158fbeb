// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOnDemand } from './useOnDemand.ts';

type Wish = string | null;

const demand = (load: () => Promise<{ word: string }>, wish: Wish) =>
  renderHook((props: { wish: Wish }) => useOnDemand(load, props.wish), { initialProps: { wish } });

it('loads nothing until requested, then once', async () => {
  const load = vi.fn<() => Promise<{ word: string }>>().mockResolvedValue({ word: 'here' });
  const { result, rerender } = demand(load, null);
  expect(result.current).toBeNull();
  expect(load).not.toHaveBeenCalled();
  rerender({ wish: 'first' });
  await waitFor(() => expect(result.current).toEqual({ word: 'here' }));
  rerender({ wish: null });
  rerender({ wish: 'second' });
  expect(result.current).toEqual({ word: 'here' });
  expect(load).toHaveBeenCalledOnce();
});

it('logs a failed load, and retries with the next request', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<{ word: string }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ word: 'here' });
  const { result, rerender } = demand(load, 'first');
  await waitFor(() => expect(warn).toHaveBeenCalledOnce());
  expect(result.current).toBeNull();
  rerender({ wish: 'second' });
  await waitFor(() => expect(result.current).toEqual({ word: 'here' }));
  warn.mockRestore();
});
