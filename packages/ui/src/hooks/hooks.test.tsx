// @vitest-environment jsdom
import { fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useKeyDown } from './useKeyDown.ts';
import { useScrollLock } from './useScrollLock.ts';

const page = () => document.documentElement.style.overflow;

it('locks scrolling until the last user releases it', () => {
  const first = renderHook(() => useScrollLock(true));
  const second = renderHook(() => useScrollLock(true));
  expect(page()).toBe('hidden');
  first.unmount();
  expect(page()).toBe('hidden');
  second.unmount();
  expect(page()).toBe('');
});

it('leaves the page alone while inactive', () => {
  const { rerender } = renderHook(({ on }) => useScrollLock(on), { initialProps: { on: false } });
  expect(page()).toBe('');
  rerender({ on: true });
  expect(page()).toBe('hidden');
  rerender({ on: false });
  expect(page()).toBe('');
});

it('handles its key only, and only while active', () => {
  const onKey = vi.fn<() => void>();
  const { rerender } = renderHook(({ on }) => useKeyDown('Escape', onKey, on), {
    initialProps: { on: true },
  });
  fireEvent.keyDown(document, { key: 'a' });
  expect(onKey).not.toHaveBeenCalled();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onKey).toHaveBeenCalledOnce();
  rerender({ on: false });
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onKey).toHaveBeenCalledOnce();
});

it('leaves keys that somebody has handled', () => {
  const onKey = vi.fn<() => void>();
  renderHook(() => useKeyDown('Escape', onKey));
  const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true });
  event.preventDefault();
  document.dispatchEvent(event);
  expect(onKey).not.toHaveBeenCalled();
});
