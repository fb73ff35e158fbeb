import { expect, test } from 'vitest';
import { sendFailure, sendOutcome } from './sendOutcome.ts';

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
