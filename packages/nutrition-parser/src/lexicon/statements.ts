import { absenceHeadings } from './claims.ts';

/**
 * How sentences behind and between ingredients begin, in the notation of phrases.ts. The order of
 * the kinds counts: 'prodotto in uno stabilimento' is a statement on traces before it is a note.
 */
export const statementPhrases = {
  traces: `
    può [inoltre |anche ](contenere|presentare|essere (contaminat|present)~)
    (potrebbe|potrebbero|possono) (contenere|essere)
    [può ](contiene|contenere) [possibili |eventuali ]tracce
    [(product|products) ]may [also ]contain~
    [in ]tracce [(eventuali|possibili|accidentali) ](di|d'~)
    traces of~|traces:
    (possibile|possibili|eventuale|eventuali|presenza di) tracc~
    (possibil(e|i)|eventual(e|i)|potenzial(e|i)) (presenz|contaminazion)(a|e|i)~
    presenza (accidentale|involontaria|occasionale)~
    (possibil|eventual)(e|i) allergen(e|i)|(possibil|eventual)(e|i) (per|da) contaminazion~
    allergen(e|i) (possibil|eventual|accidental|in tracce|crociat|per contaminazion|da contaminazion)~
    [rischio (di|per) ]contaminazion~
    cross(-| )(contaminat~|contact)
    [allergen(i|e|s) ](crociat(i|e)|incrociat(i|e))|precautionary allergen~
    non si [può ]esclud~
    [l'|la ](assenza|mancanza) (di|d'|del|dello|della|delle|dei|degli) …non …(garanti|assicura|esclu)~
    (non|impossibile) [(si|è|viene|può|possiamo|possono) ][possibile ]garanti~
    (il|questo) prodotto (è|viene) (prodott|realizzat|fabbricat|lavorat|confezionat|preparat)o …(stabiliment|impiant|linea|linee|laborator|ambient|sito|fabbric|locali|aziend|repart|macchinar|attrezzatur)~
    [il ](prodott|realizzat|fabbricat|lavorat|confezionat|elaborat|preparat|ottenut)(o|i) …(stabiliment|impiant|linea|linee|laborator|ambient|sito|fabbric|locali|aziend|repart|macchinar|attrezzatur)~
    (prodott|preparat|realizzat|lavorat|confezionat)(o|a|i|e) (dove|ove|laddove)
    si (lavora|produc|utilizza|trasforma)~ …(stabiliment|impiant|linea|linee|laborator|ambient|sito|fabbric|locali|aziend|repart)~
    (in|nello|nel) [stesso ][(uno|un|questo|nostro) ][stesso ](stabiliment|impiant|laborator)~
    [lo |nello stesso |lo stesso ](stabilimento|impianto|laboratorio)
    [(this product|it) (is|was) ](made|produced|manufactured|packed|packaged|processed) (in|on) (a|an|the|equipment|line|lines)
  `,
  free: `
    [il |questo ][prodotto ][naturalmente ](senza~|priv(o|a|i|e)|esent(e|i)|non (contiene|contengono)~)
    (gluten free|lactose free|no ogm|ogm free|free from)~
    ${absenceHeadings}
  `,
  contains: `
    contiene|contengono|contains
    allergen[i|s]|allergen information~
    allergy advice~
    informazioni [sugli ]allergeni~
    ingredienti [con ]allergen(i|ici)[ present(e|i)][ ]:
  `,
  note: `
    può
    legenda
    potrebbe~
    per gli allergeni~
    (nonostante|malgrado|sebbene|benché)~
    trattat(o|a|i|e) (in|con)
    ideale (per|come)~
    (mantenere|importato|distribuito|non disperdere|dopo l'apertura|prima dell'uso|si consiglia)~
    bere
    assumere~
    [da ]agricoltura (biologica|italia|ue|non ue)~
    [per ][(ulteriori|maggiori) ]informazioni
    (in (grassetto|maiuscolo|neretto)|ingredienti (allergenici|riferit|relativ)|gli (ingredienti|allergeni))~
    conservate (in|al|a|lontano) ~
    (confezionato|conservare|conservato|conservata|conservati|tenere|agitare|da consumars|consumare|product of|made in)~
    paese d~
    prodotto (in|da|e|adatto|senza|certificato|biologico|italiano|svizzero|tedesco|francese|spagnolo|austriaco|confezionato|vegan)~
    prodotto bio
    (il prodotto|questo prodotto|vedi|attenzione|avvertenz|integratore|alimento|un consumo|un'elevat(o|a) (assunzione|consumo))~
    (adatto|non adatt|nessun allergen|certificat)~
    elevat(o|a) (tenore|contenuto)~
    non (raccomandat|superare|ecceder|indicat|congelare|ricongelare)~
    disponibil(e|i) (nei|in|al|con)
    con (edulcorant|zuccher(o|i) e edulcorant)~
    le percentuali~
    vegan[o|a]|halal|kosher
    una volta apert(o|a)~|semiconserva~|per conservare~
    l'(uso|utilizzo|impiego|immagine|eventuale)~
    non (preparat|prodott)(o|a|i|e) con
    (store in|store at|keep in|keep refrigerated)~
    (si (ved(a|ano)|rimanda|rinvia|consult(i|ino))|vedere|vedasi|veda|fa[re|r] riferimento|consultare)~
    leggere (attentamente|le avvertenze|l'etichetta|la confezione|sull|sulla|quanto)~
    [come ][(indicat|riportat|descritt|elencat|dichiarat)(o|i|a|e) ](da |in |su |sulla |sulle |nella |dall'|nell'|sull'|v. )(etichett|confezion)~
    n.d.|n/d|nd|n.a.
    da (definire|comunicare|verificare)
    variabil(e|i) (in base|secondo|a seconda)~
    varia[no] (in base|secondo|a seconda)~
    zona (di pesca|fao)
    pescat~
    zuccheri totali~|tenore (di|in|elevato|alto)~
    per (conoscere|sapere) l'origine~
    tot(ale|.)[:] #|origine (del|della|dei|delle) ~[ ~]:
  `,
} as const;

/** Words that tell, anywhere in a sentence, that it is one on traces. */
export const tracesInside = `
  (può|possono|potrebbe|potrebbero) [~ ]contenere
  tracce
  contaminat~
  contaminazion~
  esclu~ [~ ][la |una ][possibile ]presenza~
`;

/** Words that tell, anywhere in a sentence behind the list, that it is one on certificates, or on what colours do. */
export const certificatesInside =
  'conform(e|i) (a|al|agli|alle|ai|allo) ~|influire negativamente|fair[ ]trade|rainforest alliance|utz|#[ ]% di frutta|frutta utilizzata';

/** A sentence of nothing else behind the list. */
export const certificatesAlone = 'biologic(o|a|i)|bio|vegan[o]';

/** 'Cacao: 70% minimo' behind a list. */
export const leastShares =
  '(cacao|frutta|carne)[ ](:[ ][min[.][ ]]#[ ]%|(min.|min|minimo|minima|almeno)[ ]#[ ]%|#[ ]%[ ]min~)';

/** What may be before a statement on traces: 'Allergeni: può contenere …'. */
export const headingsOfTraces =
  '[informazioni sugli ]allergeni|[in |per ]tutti i gusti|nota|n.b.|attenzione|avvertenz(a|e)';

/** Behind the full stop of an abbreviation, these begin a sentence all the same. */
export const sentenceOpenings =
  'può|contiene~|prodott~|senza~|conservare~|ingredienti~|allergeni~|confezionat~';

/** Legends of a mark by which its names may be there in traces, and nothing else. */
export const legendsOfTraces = `
  [(allergen|ingredient)(e|i) ][(può|possono|potrebbe|potrebbero) essere ][present(e|i) ][(anche|solo|eventualmente) ][(in|as) ](tracce|traces)[ (possibili|eventuali|accidentali)]
  [(possono|può) contenere ](possibil|eventual|accidental)(e|i) (tracce|presenza[ in tracce]|contaminazion(e|i)[ (crociata|crociate|accidental(e|i))])
  [rischio di ]contaminazion(e|i)[ (crociat(a|e)|accidental(e|i)|possibil(e|i))]|presenza (accidentale|involontaria|occasionale)
  (può|possono|potrebbe|potrebbero) (contenere|contenerne|essere (present(e|i)|contaminat(o|a|i|e)))[ [in ]tracce]
  may (contain|be present)[ [(in|as) ]traces]|(possible|potential) (traces|presence|cross(-| )contamination)
`;

/** How other sentences begin that may name traces further on. */
export const otherOpenings =
  'sono|si|for|possono|prodott(o|i) che|nell~|accanto|mentre|e|la|il|lo|i|gli|le|nel|in|non|per|un|tutt~';
