import type { Language } from './names.ts';

/** What a person takes from a declaration about the thing that it names. */
export type Truth = 'contains' | 'traces' | 'denied' | 'silent';

/**
 * Sentences by what they say of `X`, one to a line. 'silent' ones mention it and declare nothing;
 * `denied` ones say that it is not there.
 */
export const sentences: Readonly<Record<Language, Readonly<Partial<Record<Truth, string>>>>> = {
  it: {
    contains: `
      Contiene X.
      Contiene: X
      contiene X
      Il prodotto contiene X.
      Questo integratore contiene X
      I nostri prodotti contengono X.
      Contiene fra gli altri X.
      Contiene naturalmente X
      Contiene X e derivati.
      Contiene: riso, sale, X
      Contiene (vedi elenco) X
      Contiene meno del 2% di X
      Contiene piccole quantità di X.
      Contiene X, senza zuccheri aggiunti
      Contiene X; può contenere altri allergeni
      Contiene proteine di X
      Contiene allergeni: X
      Contiene i seguenti allergeni: X.
      Contiene allergeni (X)
      Contiene ingredienti allergenici, come X.
      Allergeni: X
      Allergeni : X.
      ALLERGENI X
      Allergeni - X
      Allergeni → X
      Allergeni (X)
      Allergeni: riso. X.
      Allergeni = X
      Allergene: X
      Allergeni presenti: X.
      Allergeni contenuti: X
      Allergeni (Reg. UE 1169/2011): X
      Allergeni ai sensi del Reg. UE n. 1169/2011: X
      Allergeni: sì, X
      Allergeni: X. Conservare in luogo asciutto.
      Gli allergeni presenti sono X.
      Elenco allergeni: X
      Dichiarazione allergeni: X
      Informazioni sugli allergeni: X
      Informazioni sugli allergeni: contiene X
      Informazioni allergeniche: X
      Sostanze allergeniche: X
      Ingredienti allergenici: X
      Allergie e intolleranze: contiene X
      Allergie alimentari: X
      Sostanze o prodotti che provocano allergie o intolleranze: X
      Presenza di X.
      Con presenza di X
      È presente X.
      Sono presenti X.
      Presenti: X
      Nel prodotto sono presenti riso, sale e X.
      X: presente
      X: SI
      X: sì
      X = SI
      X (presente)
      Allergeni: X presente
      Allergeni: X (sì), olio di palma (no)
      Prodotto contenente X.
      Non contiene olio di palma ma contiene X
      Non contiene olio di palma, contiene X.
      Senza zuccheri aggiunti. Contiene X
      Senza olio di palma e contiene X.
      Non contiene solo riso: contiene anche X.
      Attenzione: contiene X
      ATTENZIONE! Contiene X
      N.B. contiene X
      Per gli allergici: contiene X
      Non adatto a chi è allergico a X
      Non idoneo a soggetti allergici a X.
      Sconsigliato agli allergici a X
      Non adatto agli intolleranti a X
      Senza zuccheri, ma non è adatto agli allergici a X
      Chi è allergico a X eviti il prodotto
      Senza zuccheri aggiunti con X
      Per gli allergeni vedi X in grassetto
      Non contiene pepe. Allergeni: X
      Può causare reazioni in soggetti allergici a X
      A base di X
      Barretta a base di X e riso.
      Preparato con X.
      Fatto con X
      Prodotto con X.
      Ottenuto da X.
      Ingredienti: riso, X, sale.
      INGREDIENTI: riso, X
      Composizione: riso, X.
      Si scioglie in acqua. Ingredienti: riso, X.
      Contiene riso (es. X).
      Contiene riso, min. 3% di X.
      Contiene zuccheri ed è ricco di X
      Fonte di allergeni: X.
      Tra gli ingredienti allergenici figura X.
      Allergeni: può contenere pepe, contiene X
      Contiene: pepe. Può contenere tracce di cannella. Allergeni: X
      Aromi con X; contiene X`,
    traces: `
      Può contenere X.
      può contenere X
      PUÒ CONTENERE X
      Puo contenere X
      Puo' contenere X
      Può contenere: X
      Può contenere anche X
      Può inoltre contenere X.
      Può contenere tracce di X.
      Può contenere residui di X
      Può contenere cereali e X
      Potrebbe contenere X
      Potrebbe contenere tracce di X
      Può accidentalmente contenere X
      Può, per contaminazione, contenere X
      Può contenere, in tracce, X.
      Possono essere presenti tracce di X
      Può essere presente X.
      Tracce di X.
      Tracce: X
      In tracce: X
      Tracce eventuali: X
      Eventuali tracce di X
      Possibili tracce: X
      Possibile traccia di X
      Allergeni: tracce di X
      Allergeni in tracce: X
      Allergeni (tracce): X
      Allergeni: può contenere X
      Allergeni possibili: X
      Contiene tracce di X
      Contiene possibili tracce di X
      Possibile presenza di X
      Possibile presenza accidentale di X
      Eventuale presenza di X
      Presenza accidentale di X
      Presenza di tracce di X
      Non si esclude la presenza di X
      Non si può escludere la presenza di tracce di X
      Non garantiamo l'assenza di X
      Non è garantita l'assenza di X
      Contaminazione crociata: X
      Possibile contaminazione da X
      Rischio di contaminazione crociata con X
      Prodotto in uno stabilimento che lavora X.
      Prodotto in uno stabilimento che lavora anche X
      Prodotto in uno stabilimento che utilizza riso, X e sale.
      Prodotto in uno stabilimento in cui si lavorano X
      Prodotto in stabilimento dove vengono lavorati X.
      Prodotto nello stesso stabilimento di X
      Lavorato in stabilimento dove si utilizza X
      Confezionato in un ambiente in cui è presente X
      Confezionato in locali in cui si manipola X.
      Stabilimento che tratta X
      Stabilimento in cui si lavorano anche X
      Nello stabilimento si lavorano X
      Lo stabilimento lavora X
      Nello stesso stabilimento si lavorano prodotti contenenti X
      Prodotto in uno stabilimento che produce alimenti che contengono X
      Realizzato su linee che processano anche X
      Prodotto in un laboratorio che utilizza X
      Impianto che lavora X
      Nel sito produttivo si lavora X
      Può venire a contatto con X
      Non contiene olio di palma ma può contenere X
      Senza zuccheri, può contenere X
      X: tracce
      X: può contenere
      X (può contenere)
      X (tracce)
      Allergeni: X (tracce)
      Allergeni: X in tracce
      X e riso sono lavorati nello stesso stabilimento`,
    denied: `
      Non contiene X.
      Non contiene: X
      NON CONTIENE X
      Non contiene né zuccheri né X
      Non contiene riso, sale e X.
      Non contiene aggiunta di X
      Non contiene ingredienti derivati da X
      Il prodotto non contiene X.
      Prodotto non contenente X
      I nostri prodotti non contengono X
      Senza X
      SENZA X.
      Senza zuccheri e X
      Formula senza X
      Privo di X
      Priva di X e zuccheri.
      Naturalmente privo di X
      Esente da X
      Libero da X
      Zero X
      0% X
      X free
      Allergeni assenti: X
      Allergeni non presenti: X
      Allergeni non contenuti: X
      Allergeni: nessuno
      Allergeni: nessuno. Alternativa a X.
      Allergeni: senza X
      Allergeni: non contiene X
      Allergeni: non contiene riso, sale e X
      Allergeni: X assente
      Allergeni: X: assente
      Nessun allergene
      Non contiene allergeni
      Non contiene allergeni (X)
      Senza allergeni: X
      Nessuna presenza di X
      Nessuna traccia di X
      Non contiene tracce di X.
      Senza tracce di X
      Assenza di X
      Assenti: X
      Non è presente X
      Non sono presenti X.
      X: assente
      X: non presente
      X: NO
      X: non contiene
      X (assente)
      X assente
      Contiene riso, senza X
      Contiene riso e non contiene X
      Contiene riso ma non X
      Contiene riso. Non contiene X
      Può contenere pepe, ma non X.
      Adatto a chi è allergico a X
      Adatto a chi è intollerante a X
      Chi è allergico a X può gustarlo
      Senza X: sì
      Zero X con olio di girasole
      Per chi non tollera X
      Prodotto in uno stabilimento che non lavora X
      Prodotto in uno stabilimento privo di X
      In presenza di allergia a X consultare il medico.`,
    silent: `
      Alternativa a X
      Un'alternativa a X che contiene solo riso.
      Buono come X
      Gusto X
      Gusto X. Contiene riso.
      Contiene aroma gusto X
      Ideale con X
      Per chi ama X
      Sostituisce X in ogni ricetta.
      Si abbina a X.
      Aggiungere X a piacere.
      Mescolare con X
      Contiene riso. Mescolare con X.
      Allergeni: vedi ingredienti. Mescolare con X.`,
  },
  en: {
    contains: `
      Contains X.
      Contains: X
      This product contains X
      Allergens: X
      Allergen information: X
      Allergen information: contains X
      Allergy advice: contains X
      Contains X. May contain pepper.
      Made with X
      Made from X
      With X. Contains: X
      Ingredients: rice, X, salt.
      X: yes
      X: present
      Not suitable for people allergic to X
      Not suitable for X allergy sufferers
      Product containing X.`,
    traces: `
      May contain X.
      May contain traces of X
      MAY CONTAIN: X
      May also contain X
      Traces of X
      Possible traces: X
      Could contain X
      Cross contamination: X
      Made in a facility that also processes X.
      Made in a facility that processes products containing X.
      Produced on equipment that handles X
      Manufactured in a factory where X is used
      Packed in a plant which handles X`,
    denied: `
      Does not contain X.
      Contains no X
      Free from X
      X free
      X-free
      Without X
      No X
      Contains rice but no X
      Allergens: none
      No allergens
      Allergen free
      X: no
      X: not present
      Made in a facility free of X
      Suitable for people allergic to X`,
    silent: `
      An alternative to X
      Mix with X.
      X flavour. Contains rice.`,
  },
};

/** Headings whose names stand beside or below them, parted by bars. */
export const headings: Readonly<Record<Language, Readonly<Partial<Record<Truth, string>>>>> = {
  it: {
    contains:
      'Allergeni|ALLERGENI|Allergene|Allergeni presenti|Allergeni contenuti|Informazioni sugli allergeni|Elenco allergeni|Elenco degli allergeni|Sostanze allergeniche|Contiene|Contiene allergeni|Contiene i seguenti allergeni|Ingredienti allergenici|Allergeni (Reg. UE 1169/2011)',
    traces:
      'Tracce|Può contenere|Può contenere tracce di|Possibili tracce|Eventuali tracce|Allergeni in tracce|Possibile presenza di|Contaminazione crociata|Contaminazioni',
    denied:
      'Allergeni assenti|Allergeni non presenti|Non contiene|Senza|Privo di|Esente da|Assenti',
  },
  en: {
    contains: 'Allergens|Allergen information|Contains|Allergy advice|Contains allergens',
    traces: 'May contain|Traces|May contain traces of|Cross contamination',
    denied: 'Free from|Does not contain|Allergens not present|Allergen free',
  },
};

/** Names of fields, as feeds write them, parted by bars. */
export const fields: Readonly<Partial<Record<Truth, string>>> = {
  contains:
    'allergeni|Allergeni|ALLERGENI|allergene|allergens|allergen_info|allergenInfo|allergen-statement|allergeni_presenti|contiene|contains|contiene_allergeni|informazioniAllergeni|allergie|allergene_de|allergenes|alergenos',
  traces:
    'tracce|traces|tracce_di|puo_contenere|può_contenere|puoContenere|may_contain|mayContain|may-contain|allergeni_tracce|possibili_tracce|contaminazioni|crossContamination|traces_tags|allergensMayContain',
  denied:
    'non_contiene|nonContiene|senza|allergeni_assenti|assenti|free_from|freeFrom|allergen_free|esente_da|privo_di|doesNotContain|not_contains',
};

/** What tables and maps answer for a thing that they name. */
export const answers: Readonly<Partial<Record<Truth, readonly unknown[]>>> = {
  contains: [
    true,
    'sì',
    'SI',
    'si',
    'Sì',
    'yes',
    'presente',
    'Presente',
    'contiene',
    'X',
    '✓',
    1,
    'contains',
    'true',
    'Presenza',
    'Sì (ingrediente)',
    'CONTAINS',
  ],
  traces: [
    'tracce',
    'Tracce',
    'può contenere',
    'in tracce',
    'may contain',
    'traces',
    'MAY_CONTAIN',
    'possibile presenza',
    'contaminazione crociata',
    'possibili tracce',
  ],
  denied: [
    false,
    'no',
    'NO',
    'No',
    'assente',
    'Assente',
    'non presente',
    'non contiene',
    0,
    'absent',
    'free',
    'false',
    'nessuna',
    '-',
    '',
    null,
    'FREE_FROM',
    'N',
  ],
};

/** Whole sentences that name things which sound like an allergen and are none. */
export const neighbours = `
  Contiene burro di cacao.
  Contiene latte di cocco.
  Contiene noce moscata.
  Contiene burro di mango
  Contiene: burro di karité, noce di cola
  Allergeni: latte di cocco, acqua di cocco
  Allergeni: nessuno
  Allergeni: nessuno presente
  Allergeni: n.d.
  Allergeni assenti
  Allergeni: -
  Può contenere burro di cacao
  Può contenere grano saraceno.
  Può contenere tracce di noce moscata
  Contiene lattuga e acido lattico
  Contiene lattasi
  Contiene pesca e albicocca
  Contiene pesche, uva e ceci.
  Contiene sciroppo di glucosio
  Contiene solfato di magnesio
  Contiene lievito di birra.
  Contiene cocoa butter
  Contains coconut milk.
  Contains cocoa butter
  Contains nutmeg and eggplant
  Enthält Kokosmilch und Kakaobutter.
  Contient du lait de coco, beurre de cacao
  Contiene leche de coco y mantequilla de cacao
  Contiene malto di riso
  Contiene lecitina di girasole.
  Contiene glucosamina vegetale
  Non contiene allergeni.
  Nessun allergene dichiarato
  Il prodotto è privo di allergeni
  Allergen free
  Contiene caffeina, taurina e vitamina C.
  La dose contiene 25 g di proteine vegetali
  Può contenere la fame
  Il flacone può contenere fino a 500 ml
  Sulle tracce dei campioni
  Formula che contiene creatina, per chi beve poco latte.
  Uno stabilimento in Valle d'Aosta, tra pascoli e burro`;
