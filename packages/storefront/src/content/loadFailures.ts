/** What is shown in the place of what has not loaded, on any page. */
export const retry = 'Riprova';
export const imageUnavailable = 'Immagine non disponibile';
