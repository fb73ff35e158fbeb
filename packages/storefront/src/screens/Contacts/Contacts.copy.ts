export const contactsCopy = {
  documentTitle: 'Contatti',
  title: 'Contattaci',
  lead: 'Un dubbio su una dose, un prodotto che non trovi, un appuntamento in negozio: scrivici, rispondiamo noi.',
  formTitle: 'Scrivici un messaggio',
  about: 'Per',
  /** In place of the product's name. */
  unloaded: 'un prodotto che ora non si carica, scrivi tu quale',
  /** The catalogue has no such product. */
  unknown: 'un prodotto che non abbiamo trovato, scrivi tu quale',
  remove: 'Togli',
  removeAbout: (name: string) => `Togli: ${name}`,
  name: 'Nome e cognome',
  email: 'Email',
  phone: 'Telefono',
  whatsApp: 'WhatsApp',
  message: 'Messaggio',
  privacyBefore: 'Ho letto e accetto la ',
  privacyLink: 'Privacy Policy',
  honeypot: 'Non compilare questo campo',
  submit: 'Invia Messaggio',
  submitting: 'Invio in corso...',
  errorSummary: (count: number) =>
    count === 1 ? 'C’è un campo da correggere.' : `Ci sono ${count} campi da correggere.`,
  placesTitle: 'Dove trovarci',
} as const;

/** Apart from the others: the built page alone says it, no script has to. */
export const noScriptText =
  'Per inviare il modulo serve JavaScript, che in questo browser è disattivato. Telefoni ed email sono in questa pagina.';
