import { company } from './company.ts';

/** Texts that several screens share. Text of one screen is in its own copy file. */
export const messages = {
  listingFailed: 'Si è verificato un errore nel caricamento dei prodotti.',
  noProducts: 'Nessun prodotto trovato',
  noProductsHint: 'Prova a modificare i filtri di ricerca.',
  categoryNotFound: 'Categoria non trovata',
  categoryNotFoundHint: 'La categoria richiesta non esiste.',
  productNotFound: 'Prodotto non trovato',
  backToCategories: 'Torna alle Categorie',
  priceOnRequest: 'Prezzo su richiesta',
  contactUs: 'Contattaci',
  noFavouritePrice: 'N/A',
  pricePrefix: 'A partire da',
  /** Before a struck price, which says what the stroke means (docs/rules.md#struck-price). */
  struck: {
    thirtyDays: 'Prezzo più basso degli ultimi 30 giorni:',
    sinceLaunch: 'Prezzo più basso da quando è in vendita:',
    given: 'Prezzo più basso dei 30 giorni precedenti:',
  },
  offerUntil: (day: string) => `Offerta fino al ${day}`,
  noDescription: 'Descrizione del prodotto non disponibile',
  loading: 'Caricamento...',
  defaultBrand: company.brand,
  addToFavourites: 'Aggiungi ai preferiti',
  removeFromFavourites: 'Rimuovi dai preferiti',
  connectionFailed: 'Connessione non riuscita',
} as const;

/** Toasts (docs/rules.md#favourite-toggle); success and error times are in state/toast.ts. */
export const toasts = {
  errorTitle: 'Errore',
  favouriteAdded: 'Aggiunto ai preferiti ✨',
  favouriteRemoved: 'Rimosso dai preferiti',
  favouritesCleared: 'Preferiti cancellati',
  addFailed: "Errore durante l'aggiunta ai preferiti",
  removeFailed: 'Errore durante la rimozione dai preferiti',
  clearFailed: 'Errore durante la cancellazione dei preferiti',
  alreadyFavourite: 'Prodotto già nei preferiti',
  productDataNeeded: 'Dati prodotto necessari per aggiungere ai preferiti',
} as const;

/**
 * What follows the figure: '1 prodotto trovato', '12 prodotti trovati', '3 prodotti trovati per "whey"'
 * (docs/rules.md#result-count).
 */
export function foundWords(count: number, searchQuery = ''): string {
  const found = count === 1 ? 'prodotto trovato' : 'prodotti trovati';
  const text = searchQuery.trim();
  return text === '' ? found : `${found} per "${text}"`;
}
