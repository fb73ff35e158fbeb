import { describe, expect, it } from 'vitest';
import { newRecord } from './messages.ts';
import { toCsv, toExported, toText } from './exportMessages.ts';

const emailStatus = { adminNotified: true, userConfirmationSent: false, simulationMode: false };
const message = {
  id: 'm1',
  receivedAt: '2026-11-21T10:00:00.000Z',
  name: 'Ada Rossi',
  email: 'ada@example.it',
  phone: '0125 000000',
  message: 'Buongiorno',
  privacy: true,
  emailStatus,
} as const;

describe('toExported', () => {
  it('leaves the technical key out', () => {
    const stored = { ...message, idempotency: { key: 'k', digest: 'd' } };
    expect(toExported(newRecord(stored))).toEqual(message);
  });
});

describe('toCsv', () => {
  it('has a head and a row for each message', () => {
    expect(toCsv([message])).toBe(
      '\uFEFFid,receivedAt,name,email,phone,message,adminNotified,userConfirmationSent,simulationMode\r\n' +
        'm1,2026-11-21T10:00:00.000Z,Ada Rossi,ada@example.it,0125 000000,Buongiorno,true,false,false\r\n',
    );
  });

  it.each([
    ['a comma', 'uno, due', '"uno, due"'],
    ['quotes', 'il "meglio"', '"il ""meglio"""'],
    ['a line break', 'uno\ndue', '"uno\ndue"'],
    ['a formula', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
    ['a plus', '+39 333', "'+39 333"],
    ['a minus', '-1+1', "'-1+1"],
    ['an at', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1', "'\t=1"],
  ])('keeps %s as text', (_, text, cell) => {
    expect(toCsv([{ ...message, message: text }])).toContain(`,${cell},true,`);
  });
});

describe('toText', () => {
  it('shows a message with the state of its mails', () => {
    expect(toText([message])).toBe(
      [
        '2026-11-21T10:00:00.000Z  m1',
        '  Ada Rossi <ada@example.it>, 0125 000000',
        '  mail: shop notified, visitor not confirmed',
        '  | Buongiorno',
        '',
      ].join('\n'),
    );
  });

  it('shows control characters instead of obeying them', () => {
    const text = toText([{ ...message, message: 'ciao \u001b[2J\u0007' }]);
    expect(text).toContain('ciao \uFFFD[2J\uFFFD');
  });

  it('says when there are none', () => {
    expect(toText([])).toBe('No messages.\n');
  });
});
