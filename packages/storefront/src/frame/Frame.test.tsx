// @vitest-environment jsdom
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLocation } from 'react-router-dom';
import { company } from '../content/company.ts';
import { StoryEnvironment } from '../testing/index.ts';
import { Frame } from './Frame.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  window.matchMedia = vi.fn<typeof window.matchMedia>((media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

/** A page with its path for a heading; `/preferiti` is one that is still loading. */
function Page() {
  const { pathname } = useLocation();
  if (pathname === '/preferiti') return <title>Preferiti</title>;
  return (
    <>
      <title>{`Pagina ${pathname}`}</title>
      <h1 tabIndex={-1}>{pathname}</h1>
    </>
  );
}

function open(stored: Record<string, string> = { 'cookie-consent': 'rejected' }) {
  render(
    <StoryEnvironment address="/negozi" stored={stored}>
      <Frame>
        <Suspense>
          <Page />
        </Suspense>
      </Frame>
    </StoryEnvironment>,
  );
  return userEvent.setup();
}

/** The row of the header is always there; the menu is a second navigation. */
const navigations = () => screen.getAllByLabelText('Principale');
const menuLinks = () => navigations().length;
const linkOfMenu = (name: string) => within(navigations()[1] ?? document.body).getByText(name);

describe('a change of route', () => {
  test('moves the focus to the heading and speaks the title', async () => {
    const user = open();
    await user.click(screen.getByText('Galleria'));
    expect(screen.getByText('/galleria')).toHaveFocus();
    await waitFor(() =>
      expect(document.querySelector('[aria-live][aria-atomic]')).toHaveTextContent(
        'Pagina /galleria',
      ),
    );
  });

  test('moves the focus to the page where it has no heading yet', async () => {
    const user = open();
    await user.click(screen.getByText('Preferiti'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('does not move the focus when the page opens', () => {
    open();
    expect(document.body).toHaveFocus();
  });
});

describe('the menu', () => {
  test('opens below its button, with both shops and whether they are open', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Apri menu'));
    expect(screen.getByLabelText('Chiudi menu')).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findAllByText('Aperto ora')).toHaveLength(2);
  });

  test('closes when the route changes', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Apri menu'));
    expect(menuLinks()).toBe(2);
    await user.click(linkOfMenu('Chi siamo'));
    expect(screen.getByText('/chi-siamo')).toBeVisible();
    expect(menuLinks()).toBe(1);
  });

  test('closes on a link to the same page', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Apri menu'));
    await user.click(linkOfMenu('Negozi'));
    expect(menuLinks()).toBe(1);
  });

  test('Escape closes it and gives the focus back to its button', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Apri menu'));
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Apri menu')).toHaveFocus();
    expect(menuLinks()).toBe(1);
  });

  test('closes when the focus leaves the header', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Apri menu'));
    screen.getByText('Gestisci cookie').focus();
    await waitFor(() => expect(menuLinks()).toBe(1));
  });

  test('holds the page still while it is open', async () => {
    const user = open();
    await user.click(screen.getByLabelText('Apri menu'));
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
    await user.keyboard('{Escape}');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
  });
});

const banner = () => screen.queryByLabelText('Preferenze cookie');

describe('the consent banner', () => {
  test('stands before the header, so that it is met first', async () => {
    open({});
    await screen.findByText('Rifiuta tutti');
    const order = banner()?.compareDocumentPosition(screen.getByRole('banner'));
    expect(order).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('gives the focus to the page once it is answered', async () => {
    const user = open({});
    await user.click(await screen.findByText('Rifiuta tutti'));
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('takes the focus when it is asked for, and gives it back', async () => {
    const user = open();
    await user.click(screen.getByText('Gestisci cookie'));
    await waitFor(() => expect(banner()).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Salva Preferenze' }));
    expect(banner()).toBeNull();
    expect(screen.getByText('Gestisci cookie')).toHaveFocus();
  });

  test('shows the switches as they were saved', async () => {
    const preferences = { necessary: true, analytics: true, marketing: false, functional: false };
    const user = open({ 'cookie-preferences': JSON.stringify(preferences) });
    await user.click(await screen.findByRole('button', { name: 'Personalizza' }));
    expect(await screen.findByRole('switch', { name: 'Analitici' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
  });

  test('says in words what closing does', async () => {
    open({});
    await screen.findByText('Rifiuta tutti');
    expect(banner()).toHaveTextContent('Chiudendo l’avviso restano attivi solo i necessari.');
  });
});

test('the footer has VAT number, year and every link', () => {
  open();
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('© 2026 Vetta Nutrition');
  expect(footer).toHaveTextContent(`P.IVA ${company.vatNumber}`);
  for (const name of [
    'Proteine',
    'Aminoacidi',
    'Pre-workout',
    'Vitamine e Minerali',
    'Accessori',
    'Abbigliamento',
  ]) {
    expect(within(footer).getByText(name)).toHaveAttribute('href', '/prodotti');
  }
  expect(screen.getByText('Privacy Policy')).toBeVisible();
  expect(screen.getByText('Cookie Policy')).toBeVisible();
});
