/** Text of the shared frame (docs/rules.md#header). */
export const frameCopy = {
  skip: 'Vai al contenuto',
  openMenu: 'Apri menu',
  closeMenu: 'Chiudi menu',
  navigation: 'Principale',
  quickLinks: 'Link rapidi',
  products: 'Prodotti',
  social: 'Seguici',
  toast: 'Avviso',
  toastRegion: 'Avvisi ({hotkey})',
  closeToast: 'Chiudi avviso',
  failureTitle: 'Qualcosa è andato storto',
  failureText:
    'Ci scusiamo: questa pagina non si è aperta come doveva. Riprova; se non basta, scrivici o chiamaci.',
  openNow: 'Aperto ora',
  closedNow: 'Chiuso ora',
  manageCookies: 'Gestisci cookie',
  homeLink: (brand: string) => `${brand}, torna alla home`,
  /** As it reads: who speaks what is seen reaches it (WCAG 2.5.3). */
  favourites: (label: string, count: number) => (count === 0 ? label : `${label} ${count}`),
  offline: 'Sei offline: i dati potrebbero non essere aggiornati',
} as const;
