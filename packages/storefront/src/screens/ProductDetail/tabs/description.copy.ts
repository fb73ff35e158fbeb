/** The Italian of the description's tab (docs/rules.md#description-tab). */
export const descriptionCopy = {
  expertTip: 'Il consiglio dell’esperto',
  expertNote: 'Ne parliamo volentieri al banco, a Buttigliera Alta e ad Aosta.',
  generalAdvice: 'Consiglio',
  generalAdviceText:
    'Per un uso adatto alle tue esigenze, chiedi a un professionista della salute o al nostro personale in negozio.',
  technical: 'Caratteristiche tecniche',
} as const;
