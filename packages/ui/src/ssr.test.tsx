import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as ui from './index.ts';

const html = (element: React.ReactElement) => renderToString(element);
const label = { id: 'a', label: 'Descrizione', content: 'Testo della descrizione' };
const other = { id: 'b', label: 'Ingredienti', content: 'Testo degli ingredienti' };
const picture = {
  src: '/a.avif',
  alt: 'Barattolo',
  width: 400,
  height: 500,
  failureText: 'Immagine non disponibile',
};

describe('markup made without a browser', () => {
  it('keeps the content of closed tabs, hidden', () => {
    const markup = html(<ui.Tabs label="Scheda" tabs={[label, other]} />);
    expect(markup).toContain('Testo della descrizione');
    expect(markup).toContain('Testo degli ingredienti');
    expect(markup.match(/hidden=""/g)).toHaveLength(1);
  });

  it('has the largest picture in place, to be fetched first', () => {
    const markup = html(<ui.LazyImage {...picture} priority="high" />);
    expect(markup).toContain('src="/a.avif"');
    expect(markup).toContain('fetchPriority="high"');
    expect(markup).toContain('width="400"');
  });

  it('leaves other pictures to the script, and to browsers without one', () => {
    const markup = html(<ui.LazyImage {...picture} />);
    expect(markup.indexOf('<noscript>')).toBeGreaterThan(-1);
    expect(markup.indexOf('<img')).toBeGreaterThan(markup.indexOf('<noscript>'));
    expect(markup).toContain('viewBox="0 0 400 500"');
  });

  it('writes nothing for what has not opened', () => {
    expect(
      html(
        <ui.Toaster
          toast={null}
          onClose={() => {}}
          label="Avviso"
          regionLabel="Avvisi"
          closeLabel="Chiudi"
        />,
      ),
    ).toBe('');
    const labels = { close: '', previous: '', next: '', gallery: '', photo: '', position: '' };
    expect(
      html(
        <ui.Lightbox name="Torino" photos={[]} index={null} onClose={() => {}} labels={labels} />,
      ),
    ).toBe('');
  });

  it('carries no inline style, which a strict policy would drop', () => {
    const parts = [
      <ui.Button key="a" variant="primary" busy>
        Invio in corso...
      </ui.Button>,
      <ui.EmptyShelf key="b" figure="heart" title="Nessun Preferito" />,
      <ui.DayStrip key="e" from={8} to={21} spans={[[9, 12.5]]} now={10} />,
      <ui.ColourDot key="f" colour="#5a3825" />,
      <ui.CardGrid key="g">
        <ui.CardSkeleton />
      </ui.CardGrid>,
      <ui.LazyImage key="h" {...picture} />,
      <ui.EmptyFrame key="i" caption="La vetrina" />,
    ];
    expect(html(createElement('div', {}, parts))).not.toContain('style=');
  });
});

describe('links', () => {
  it('are drawn by the link of the provider', () => {
    const markup = html(
      <ui.LinkProvider
        link={({ href, children, className }) => (
          <a data-router="yes" href={`/base${href}`} className={className}>
            {children}
          </a>
        )}
      >
        <ui.ButtonLink href="/prodotti">Scopri i Prodotti</ui.ButtonLink>
      </ui.LinkProvider>,
    );
    expect(markup).toContain('data-router="yes"');
    expect(markup).toContain('href="/base/prodotti"');
  });

  it('to other sites open apart and tell them nothing', () => {
    const markup = html(
      <ui.TextLink href="https://example.org" opens="new">
        Mappa
      </ui.TextLink>,
    );
    expect(markup).toContain('target="_blank"');
    expect(markup).toContain('rel="noopener noreferrer"');
  });
});

it('gives every card link a name of its own', () => {
  const markup = html(
    <ui.CardGrid>
      <ui.Card title="Iso Soya" picture={<span />} link={{ href: '/p', label: 'Vedi Dettagli' }} />
    </ui.CardGrid>,
  );
  expect(markup).toContain('aria-label="Vedi Dettagli: Iso Soya"');
});
