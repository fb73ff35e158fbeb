/** The guarantee boxes of the ingredients tab (docs/rules.md#guarantees). */
export type Guarantee = { title: string; text: string };

export const guarantees: readonly Guarantee[] = [
  {
    title: 'Produzione secondo norme GMP',
    text: 'Stabilimenti che seguono le buone pratiche di fabbricazione, dal ricevimento delle materie prime al confezionamento.',
  },
  {
    title: 'Test di purezza su ogni lotto',
    text: 'Ogni lotto è analizzato prima della vendita: metalli pesanti, microbiologia e titolo degli attivi.',
  },
  {
    title: 'Formule validate',
    text: 'Dosi e forme scelte sulla letteratura scientifica disponibile e sulle indicazioni europee.',
  },
  {
    title: 'Controllo qualità rigoroso',
    text: 'Controlli in ingresso, in linea e sul prodotto finito, con campioni conservati fino alla scadenza.',
  },
];

/** Only for the brand that tests for it (docs/rules.md#guarantees). */
export const dopingFreeGuarantee: Guarantee = {
  title: 'Test antidoping',
  text: 'Ogni lotto è controllato da un laboratorio indipendente contro le sostanze vietate nello sport.',
};

/** The brand whose lots are tested doping-free. */
export const dopingFreeBrand = 'Serac';
