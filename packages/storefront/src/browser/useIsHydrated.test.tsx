// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginHydration, endHydration } from './hydrationState.ts';
import { useIsHydrated } from './useIsHydrated.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  beginHydration();
});
afterEach(() => {
  endHydration();
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function Reader({ name, children }: { name: string; children?: ReactNode }) {
  const isHydrated = useIsHydrated();
  return (
    <>
      <output aria-label={name}>{String(isHydrated)}</output>
      {children}
    </>
  );
}

function Counter() {
  const [count, setCount] = useState(0);
  const isHydrated = useIsHydrated();
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${count} ${isHydrated}`}
    </button>
  );
}

function Ending() {
  useLayoutEffect(endHydration, []);
  return null;
}

const shown = (name: string) => screen.getByLabelText(name).textContent;

test('a part that is drawn meanwhile for another reason does not run ahead of the page', () => {
  render(
    <Reader name="page">
      <Counter />
    </Reader>,
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  endHydration();
  flushSync(() => screen.getByRole('button').click());
  expect(shown('page')).toBe('false');
  expect(screen.getByRole('button')).toHaveTextContent('1 false');
});

test('a part that was drawn before the end, and is mounted after it, shows the end as well', () => {
  render(
    <Reader name="page">
      <Ending />
    </Reader>,
  );
  expect(shown('page')).toBe('true');
});

test('a part that comes after the end shows it at once', () => {
  act(endHydration);
  render(<Reader name="page" />);
  expect(shown('page')).toBe('true');
});
