/** What stands where something has not come; apart from `messages`, since pages without products need no more. */
export const retry = 'Riprova';
export const imageUnavailable = 'Immagine non disponibile';
