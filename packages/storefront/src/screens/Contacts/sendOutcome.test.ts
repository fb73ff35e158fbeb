import { expect, test } from 'vitest';
import { receipt, sendFailure, sendOutcome } from './sendOutcome.ts';

const none = { adminNotified: false, userConfirmationSent: false, simulationMode: false };

test.each([
  ['simulation', { ...none, simulationMode: true }, 'Messaggio ricevuto in modalità simulazione'],
  [
    'simulation, whatever else is said',
    { adminNotified: true, userConfirmationSent: true, simulationMode: true },
    'Messaggio ricevuto in modalità simulazione',
  ],
  [
    'both mails',
    { ...none, adminNotified: true, userConfirmationSent: true },
    'Messaggio inviato con successo!',
  ],
  ['only the shop was told', { ...none, adminNotified: true }, 'Messaggio ricevuto'],
  ['only the visitor was told', { ...none, userConfirmationSent: true }, 'Messaggio salvato'],
  ['no mail', none, 'Messaggio salvato'],
])('%s', (_, status, title) => {
  expect(sendOutcome(status)).toMatchObject({ kind: 'success', title });
});

test('a failed request says what went wrong', () => {
  expect(sendFailure('Connessione non riuscita')).toEqual({
    kind: 'error',
    title: 'Errore',
    description: 'Si è verificato un errore: Connessione non riuscita',
  });
});

test.each([
  [
    'sent',
    { ...none, adminNotified: true },
    'Messaggio inviato alle 08:03',
    'Rispondiamo a a@b.example.',
  ],
  ['no mail', none, 'Messaggio salvato alle 08:03', 'Rispondiamo a a@b.example.'],
  [
    'simulation',
    { ...none, adminNotified: true, simulationMode: true },
    'Messaggio salvato alle 08:03',
    'È una prova: nessuna email è partita.',
  ],
])(
  'the receipt of %s tells the time in Rome and where the answer goes',
  (_, status, title, text) => {
    const now = new Date('2026-07-01T06:03:00Z');
    expect(receipt(status, 'a@b.example', now)).toEqual({ title, text });
  },
);
