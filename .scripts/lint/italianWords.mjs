/** Italian words that a shop's page is made of, and that no English identifier or CSS keyword is. */
export const italianWords = `
della dello degli delle dal dalla nel nella nello sul sulla con senza anche ancora ogni tutti tutte
tutto questo questa questi quello quella sono siamo hai abbiamo puoi non gli uno una
aggiungi rimuovi rimozione apri chiudi cerca cerchi invia invio salva annulla conferma accetta rifiuta
torna vai vedi scopri copia copiato condividi mostra nascondi scegli svuota cancella cancellare
continua contattaci carica caricamento personalizza riprova attendi
prodotto prodotti preferito preferiti prezzo prezzi negozio negozi categoria categorie marca gusto
formato dettagli descrizione ingredienti valori nutrizionali disponibile disponibili esaurito esauriti
nuovo offerta sconto consegna spedizione immagine immagini foto galleria messaggio errore avviso
nome cognome telefono indirizzo orari aperto aperta chiuso chiusa oggi domani ora ore giorno
successivo successiva precedente avanti indietro pagina passa elenco vuoto nessuno nessuna nessun
attivo attivi attiva spento spenti necessari sempre mai
`
  .trim()
  .split(/\s+/);
