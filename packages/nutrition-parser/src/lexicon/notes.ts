/** What goes on with a note behind its comma, in the notation of phrases.ts. */
export const noteGoesOn = `
  lontano|al riparo|fuori|preferibilmente|oppure|o|né|e|ed|con|per|non|anche|neonati|bambini|donne
  (allergic|intolleran|celiac)~
`;

/**
 * Notes that name no ingredient to their full stop, where they are sentences of their own: on use,
 * on flavours, on how allergens are printed.
 */
export const sentencesOfNotes = `
  (bere|assumere|ideale|agitare|mantenere|conservare|conservat|tenere|consumare|dopo|prima)~
  (si consiglia|non superare|non ecceder|non indicat|non raccomandat)~
  (disponibil|gusti|le percentuali|zuccheri totali|tenore|nessun allergen)~
  (gli ingredienti|gli allergeni)~
  [per ][(ulteriori|maggiori) ]informazioni
  per (conoscere|sapere) l'origine
  (un consumo|un'elevat|avvertenz|attenzione|nonostante|malgrado|sebbene|benché)~
  (può|potrebbe)~
`;

/** How notes begin that tell where the allergens are. */
export const whereAllergensAre = `
  per gli allergeni
  in (grassetto|maiuscolo|neretto)
  [(allergy|allergen|allergens|allergeni)[ advice][:] ]for allergens
`;

/** Words behind which a note names what is left out, or whom it suits. */
export const leftOutInNotes =
  'senza|priv(o|a|i|e)|esent(e|i)|non (contiene|contengono)|intolleran~|allergic~|celiac~';

/** Words of caution before their colon. */
export const cautions = '(attenzione|avvertenza|avvertenze|warning|caution|nota|importante)[!]';

/** Words of what a sign beside ingredients stands for: '*biologico', '*ingredienti del commercio equo'. */
export const legendsOfSigns =
  'biologic~|bio|organic|agricoltura|ingredient~|prodott~|allergen~|equo|fairtrade|rainforest|certificat~|origine|provenien~|percentual~|riferit~|valor(e|i)|fonte|quantità|vnr|assunzion~|contien~|conteng~|senza';

/** How addresses begin, before their colon. */
export const addressSchemes = 'http[s]';

/** The only item of a text where the list itself is missing, and one that is none: a net weight. */
export const missingLists = `
  [(elenco|lista) ][(ingredienti|ingrediente|dati|dato|informazioni|informazione) ][(al momento|ancora|attualmente) ]non [(ancora|al momento) ](disponibil|pervenut|comunicat|dichiarat|specificat|indicat|inserit|present)(e|i|o|a)[ (per|da|dal|a|in|nel|sul|sulla) ~[ ~]]
  [(ingredienti|dati|informazioni|scheda) ]in (aggiornamento|arrivo|lavorazione|attesa[ di (dati|informazioni|conferma)])
  [(dati|ingredienti|scheda) ]da (aggiornare|inserire|completare|compilare)
  [(dato|dati|informazione|informazioni|ingredienti|elenco) ](mancant|assent|sconosciut)(e|i|o|a)|nessun(o|a|)[ (dato|informazione|ingrediente)]
  (richiedere|chiedere|contattare) ~[ ~][ ~][ ~]|null|undefined|none
  (peso|contenuto) netto[:] #[ ](g|gr|kg|ml|cl|l)[ (e|℮)]
  prossimamente|tbd|tba|not available|coming soon|see (label|pack|package)
  www.…[.…][.…][.…][/]|http[s]|~.(it|com|eu|net|org|shop)[/]
`;
