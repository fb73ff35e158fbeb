// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createBrowserHistory } from './history.ts';
import { Link } from './Link.tsx';
import { addressOf, resolveTo } from './location.ts';
import { PrefetchContext } from './prefetch.ts';
import { Redirect } from './Redirect.tsx';
import { MemoryRouter, Router, useLocation, useNavigate, useNavigationType } from './Router.tsx';

describe('resolveTo', () => {
  test.each([
    ['/negozi?a=1#b', '/negozi?a=1#b'],
    ['?a=1', '/prodotti?a=1'],
    ['#b', '/prodotti#b'],
    [{ search: 'a=1', hash: 'b' }, '/prodotti?a=1#b'],
    [{ search: '?', hash: '#' }, '/prodotti'],
    [{ pathname: '/negozi' }, '/negozi'],
  ])('%j from /prodotti', (to, address) => {
    expect(addressOf(resolveTo(to, '/prodotti'))).toBe(address);
  });
});

function Page() {
  const location = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{`${useNavigationType()} ${addressOf(location)} ${JSON.stringify(location.state)}`}</output>
      <Link href="/negozi">Negozi</Link>
      <Link href="/prodotti" target="_blank">
        Altra scheda
      </Link>
      <button type="button" onClick={() => navigate({ search: '?a=1' }, { state: { n: 1 } })}>
        Filtro
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Indietro
      </button>
      {location.pathname === '/vecchio' && <Redirect to="/nuovo?a=1" />}
    </>
  );
}

const shown = () => screen.getByRole('status').textContent;

describe('in the browser', () => {
  beforeEach(() => window.history.replaceState(null, '', '/prodotti#x'));

  test('links, navigation and Back follow the address bar', async () => {
    const user = userEvent.setup();
    render(
      <Router history={createBrowserHistory()}>
        <Page />
      </Router>,
    );
    expect(shown()).toBe('POP /prodotti#x null');
    await user.click(screen.getByText('Filtro'));
    expect(shown()).toBe('PUSH /prodotti?a=1 {"n":1}');
    expect(window.location.search).toBe('?a=1');
    await user.click(screen.getByText('Negozi'));
    expect(shown()).toBe('PUSH /negozi null');
    await user.click(screen.getByText('Negozi'));
    expect(shown()).toBe('REPLACE /negozi null');
    await user.click(screen.getByText('Indietro'));
    await waitFor(() => expect(shown()).toBe('POP /prodotti?a=1 {"n":1}'));
  });

  test('another tab is the browser’s business', async () => {
    render(
      <Router history={createBrowserHistory()}>
        <Page />
      </Router>,
    );
    const link = screen.getByText('Altra scheda');
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.setup().click(link);
    expect(shown()).toBe('POP /prodotti#x null');
  });
});

test('a redirect takes the place of its entry', async () => {
  render(
    <MemoryRouter addresses={['/', '/vecchio']}>
      <Page />
    </MemoryRouter>,
  );
  await waitFor(() => expect(shown()).toBe('REPLACE /nuovo?a=1 null'));
  await userEvent.setup().click(screen.getByText('Indietro'));
  expect(shown()).toBe('POP / null');
});

test('a pointer on a link tells which page is likely to come', async () => {
  const prefetch = vi.fn<(href: string) => void>();
  render(
    <MemoryRouter addresses={['/']}>
      <PrefetchContext value={prefetch}>
        <Page />
      </PrefetchContext>
    </MemoryRouter>,
  );
  await userEvent.setup().hover(screen.getByText('Negozi'));
  expect(prefetch).toHaveBeenCalledWith('/negozi');
});
