export const cookieBannerCopy = {
  region: 'Preferenze cookie',
  title: 'Cookie, solo se vuoi',
  text: 'Usiamo la memoria del browser per far funzionare il sito. Statistiche e marketing partono solo se li accetti. Chiudendo l’avviso restano attivi solo i necessari.',
  policy: 'Cookie Policy',
  acceptAll: 'Accetta tutti',
  rejectAll: 'Rifiuta tutti',
  customise: 'Personalizza',
  close: 'Chiudi',
  advancedTitle: 'Le tue preferenze',
  advancedText:
    'Oltre ai necessari resta spento tutto ciò che non attivi tu. Chiudendo valgono solo i necessari.',
  save: 'Salva Preferenze',
  acceptAllAdvanced: 'Accetta Tutti',
  on: 'Attivi',
  off: 'Disattivati',
  always: 'Sempre attivi',
  kinds: {
    necessary: {
      label: 'Necessari',
      text: 'Preferiti e scelte sui cookie.',
    },
    analytics: { label: 'Analitici', text: 'Visite contate, con IP anonimo.' },
    marketing: { label: 'Marketing', text: 'Offerte vicine ai tuoi interessi.' },
    functional: { label: 'Funzionali', text: 'Mappe e video di altri siti.' },
  },
} as const;
