import { romeTime } from '../../catalogue/shops/romeTime.ts';
import type { WireEmailStatus } from '../../contract/wire.ts';

/** What the visitor reads after sending (docs/rules.md#contact-outcome). */
export type SendOutcome = {
  kind: 'success' | 'error';
  title: string;
  description: string;
  /** For a message that has arrived, though not all its mails went out. */
  icon?: 'mail';
};

/** The outcome of a message that has arrived, by what became of its mails. */
export function sendOutcome(status: WireEmailStatus): SendOutcome {
  const { adminNotified, userConfirmationSent, simulationMode } = status;
  if (simulationMode) {
    return {
      kind: 'success',
      icon: 'mail',
      title: 'Messaggio ricevuto in modalità simulazione',
      description: 'Il messaggio è stato salvato. In modalità di prova non inviamo email reali.',
    };
  }
  if (adminNotified && userConfirmationSent) {
    return {
      kind: 'success',
      title: 'Messaggio inviato con successo!',
      description: 'Grazie! Ti abbiamo inviato un’email di conferma e ti risponderemo presto.',
    };
  }
  if (adminNotified) {
    return {
      kind: 'success',
      icon: 'mail',
      title: 'Messaggio ricevuto',
      description: 'Potrebbe esserci un problema nell’invio dell’email di conferma.',
    };
  }
  return {
    kind: 'success',
    icon: 'mail',
    title: 'Messaggio salvato',
    description:
      'Il messaggio è stato salvato, ma il sistema di notifica ha avuto un problema. Ti contatteremo comunque.',
  };
}

/** The outcome of a request that failed. */
export function sendFailure(message: string): SendOutcome {
  return {
    kind: 'error',
    title: 'Errore',
    description: `Si è verificato un errore: ${message}`,
  };
}

/** What stays below the form, when the notice is gone. */
export type Receipt = { title: string; text: string };

/** 'Messaggio inviato alle 12:03', and where the answer goes. */
export function receipt(status: WireEmailStatus, email: string, now: Date): Receipt {
  const { minute } = romeTime(now);
  const time = [Math.floor(minute / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  if (status.simulationMode) {
    return {
      title: `Messaggio salvato alle ${time}`,
      text: 'È una prova: nessuna email è partita.',
    };
  }
  return {
    title: `Messaggio ${status.adminNotified ? 'inviato' : 'salvato'} alle ${time}`,
    text: `Rispondiamo a ${email}.`,
  };
}
