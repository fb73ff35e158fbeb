import { stockAgeCopy } from '../../../content/stockAge.ts';

export const copy = {
  stockAge: stockAgeCopy.updated,
  confirm: stockAgeCopy.confirm,
  whatsApp: 'WhatsApp',
  email: 'Email',
  phone: 'Telefono',
  form: 'Modulo',
  call: 'Chiama',
  copyText: 'Copia il testo',
  copied: 'Testo copiato',
  /** Nothing is sent by itself. */
  opens: 'Il messaggio è già scritto: lo mandi tu.',
  notThere: 'Qui ora non c’è: puoi chiedere quando arriva.',
  closed: (reopening: string) => `Il negozio è chiuso: ${reopening}.`,
  offline: 'Sei offline: puoi chiamare, o copiare il messaggio per dopo.',
  /** Above the links that stand without script. */
  contactLinks: (storeLabel: string) => `Chiedi a ${storeLabel}:`,
} as const;
