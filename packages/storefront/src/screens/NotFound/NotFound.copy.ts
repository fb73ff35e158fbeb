export const notFoundCopy = {
  code: '404',
  title: 'Page Not Found',
  description: 'Questa pagina non esiste.',
  hint: 'Did you forget to add the page to the router?',
  text: 'Questa pagina non esiste. A 404 metri, dalle nostre parti, non c’è ancora niente: il primo negozio è dieci metri più su.',
  home: 'Torna alla Home',
  products: 'Tutti i prodotti',
  youAreHere: 'Tu sei qui',
} as const;
