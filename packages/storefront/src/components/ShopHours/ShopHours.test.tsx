// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { longWeek, shortWeek } from '../../content/testHours.ts';
import { ClosuresAhead } from './ClosuresAhead.tsx';
import { HoursTable } from './HoursTable.tsx';
import { OpenState } from './OpenState.tsx';

// The owner's own closures are the owner's to change.
vi.mock('../../content/closures.ts', () => ({ ownClosures: {} }));

describe('the opening line', () => {
  test.each([
    ['2026-03-10T10:00:00+01:00', 'Aperto orachiude alle 12:30'],
    ['2026-03-10T13:00:00+01:00', 'Chiuso,apre alle 15:30'],
    ['2026-03-10T20:00:00+01:00', 'Chiuso,apre domani alle 09:30'],
    ['2026-03-14T15:00:00+01:00', 'Chiuso,apre lunedì alle 09:30'],
    ['2026-12-08T10:00:00+01:00', 'Chiuso oggi (Immacolata Concezione),apre domani alle 09:30'],
  ])('at %s reads %s', (moment, words) => {
    const { container } = render(<OpenState hours={shortWeek} now={new Date(moment)} />);
    expect(container).toHaveTextContent(words);
  });

  test('is empty while the time is unknown', () => {
    const { container } = render(<OpenState hours={shortWeek} now={null} />);
    expect(container).toHaveTextContent('');
  });
});

const rowOfToday = () => screen.getByText('oggi').closest('tr');

describe('the table of hours', () => {
  test('marks the line of today', () => {
    render(<HoursTable hours={longWeek} now={new Date('2026-03-14T10:00:00+01:00')} />);
    expect(rowOfToday()).toHaveTextContent('Sabato');
    expect(rowOfToday()).toHaveTextContent('09:00–12:30');
  });

  test('marks the day in Rome, wherever the visitor is', () => {
    render(<HoursTable hours={longWeek} now={new Date('2026-03-14T23:30:00Z')} />);
    expect(rowOfToday()).toHaveTextContent('Domenica');
  });

  test('gives a public holiday a line of its own, and marks that one alone', () => {
    render(<HoursTable hours={shortWeek} now={new Date('2026-12-08T10:00:00+01:00')} />);
    expect(rowOfToday()).toHaveTextContent('Mar 8 dicembre');
    expect(rowOfToday()).toHaveTextContent('Immacolata Concezione, chiuso');
    expect(screen.getAllByText('oggi')).toHaveLength(1);
  });

  test('marks no row while the time is unknown', () => {
    render(<HoursTable hours={shortWeek} now={null} />);
    expect(screen.queryByText('oggi')).toBeNull();
  });
});

const note = (moment: string) =>
  render(<ClosuresAhead hours={shortWeek} now={new Date(moment)} />).container;

describe('the note of the holidays ahead', () => {
  test.each([
    [
      '2026-12-08T10:00:00+01:00',
      'Festività in arrivo: chiuso anche il 25 e 26 dicembre e il 1º gennaio.',
    ],
    ['2026-12-02T10:00:00+01:00', 'Festività in arrivo: chiuso l’8, 25 e 26 dicembre.'],
    ['2026-12-27T10:00:00+01:00', 'Festività in arrivo: chiuso il 1º e 6 gennaio.'],
    ['2025-04-10T10:00:00+02:00', 'Festività in arrivo: chiuso il 21 e 25 aprile e il 1º maggio.'],
  ])('at %s reads %s', (moment, words) => {
    expect(note(moment)).toHaveTextContent(words);
  });

  test('is empty without a holiday ahead, or while the time is unknown', () => {
    expect(note('2026-02-01T10:00:00+01:00')).toBeEmptyDOMElement();
    const { container } = render(<ClosuresAhead hours={shortWeek} now={null} />);
    expect(container).toBeEmptyDOMElement();
  });
});
