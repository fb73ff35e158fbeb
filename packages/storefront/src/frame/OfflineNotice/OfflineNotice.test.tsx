// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OfflineNotice } from './OfflineNotice.tsx';

afterEach(() => vi.restoreAllMocks());

function network(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

test('says that the data may be old while there is no network, and nothing otherwise', () => {
  const { container } = render(<OfflineNotice />);
  expect(container.textContent).toBe('');
  network(false);
  expect(screen.getByText('Sei offline: i dati potrebbero non essere aggiornati')).toBeVisible();
  network(true);
  expect(screen.queryByText(/offline/)).toBeNull();
});
