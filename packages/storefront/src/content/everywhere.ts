/** The texts of `messages` that pages without products carry, too: alone, so that no more comes with them. */
export const retry = 'Riprova';
export const imageUnavailable = 'Immagine non disponibile';
