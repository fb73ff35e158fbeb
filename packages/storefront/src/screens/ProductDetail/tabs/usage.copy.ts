/** When to ask a doctor first: all of it, and without what the product says itself. */
const consult = {
  pregnancy: 'In gravidanza, in allattamento o in caso di terapie, chiedere prima al medico.',
  nursing: 'In allattamento o in caso di terapie, chiedere prima al medico.',
  therapies: 'In caso di terapie, chiedere prima al medico.',
} as const;

/** The Italian of the usage tab. */
export const usageCopy = {
  consult,
  default: 'Seguire le indicazioni riportate sulla confezione.',
  warnings: 'Avvertenze',
  tip: 'Consiglio d’uso',
  fixedWarnings: [
    'Gli integratori non sostituiscono una dieta varia ed equilibrata e uno stile di vita sano.',
    'Non superare la dose giornaliera consigliata.',
    'Tenere fuori dalla portata dei bambini sotto i tre anni.',
    consult.pregnancy,
    'Conservare in luogo fresco e asciutto.',
  ],
  powderTip: 'Prima il liquido, poi la polvere: così non restano grumi sul fondo.',
  tabletTip: 'Con un bicchiere d’acqua, ogni giorno alla stessa ora: così non te ne dimentichi.',
  generalTip:
    'Hai un dubbio? Chiedi al banco, a Buttigliera Alta o ad Aosta: rispondiamo volentieri.',
} as const;
