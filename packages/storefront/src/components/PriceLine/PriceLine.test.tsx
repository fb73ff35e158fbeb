// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PriceLine } from './PriceLine.tsx';

const price = { kind: 'price', prefix: 'A partire da', cents: 3740, text: '37,40 €' } as const;
const text = (container: HTMLElement) => container.textContent;

test('prefix, amount and the price of a kilo', () => {
  const { container } = render(<PriceLine price={{ ...price, unitText: '49,87 €/kg' }} />);
  expect(text(container)).toBe('A partire da37,40 €49,87 €/kg');
});

test('the struck price is named for those who do not see the stroke', () => {
  const { container } = render(
    <PriceLine
      price={{
        ...price,
        struck: { label: 'Prezzo più basso dei 30 giorni precedenti:', text: '44,00 €' },
      }}
    />,
  );
  expect(container.querySelector('s')?.textContent).toBe(
    'Prezzo più basso dei 30 giorni precedenti: 44,00 €',
  );
});

test('a promotion with an end says until when it runs', () => {
  render(<PriceLine price={{ ...price, untilText: 'Offerta fino al 30 novembre' }} />);
  expect(screen.getByText('Offerta fino al 30 novembre')).toBeVisible();
});

test("without a price it leads to the contacts: 'Prezzo su richiesta'", () => {
  render(
    <PriceLine
      price={{ kind: 'onRequest', text: 'Prezzo su richiesta', linkText: 'Contattaci' }}
    />,
  );
  expect(screen.getByText('Prezzo su richiesta')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Contattaci' }).getAttribute('href')).toBe('/contatti');
});

test("a favourite without a price says 'N/A' and has no unit price", () => {
  const { container } = render(
    <PriceLine price={{ kind: 'unknown', prefix: 'A partire da', text: 'N/A' }} />,
  );
  expect(text(container)).toBe('A partire daN/A');
});
