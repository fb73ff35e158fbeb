/** Headings of the sections of label texts, folded; `other` ends a section and begins none that is wanted. */
export const sectionHeadings = [
  [
    'ingredients',
    'ingredienti|lngredienti|ingredientl|igredienti|ingrdienti|ingredenti|ingrediente|ingredients|elenco ingredienti|elenco degli ingredienti|lista ingredienti|lista degli ingredienti|ingredienti e allergeni|ingredienti completi|ingr|composizione|lista degli ingredienti completa|zutaten|ingredientes|ingredienten|ingredienti del prodotto|elenco completo degli ingredienti|lista completa degli ingredienti',
  ],
  [
    'nutrition',
    'valori nutrizionali|valori nutrizionali medi|valori medi|informazioni nutrizionali|lnformazioni nutrizionali|informazione nutrizionale|dichiarazione nutrizionale|tabella nutrizionale|analisi media|analisi nutrizionale|valori nutritivi|tenori medi|nutrition facts|valori nutrizionali tipici|informazioni nutrizionali medie|etichetta nutrizionale|apporti nutrizionali|apporto nutrizionale|composizione nutrizionale|caratteristiche nutrizionali|contenuti medi|nutrizione|tenori medi degli ingredienti caratterizzanti|ingredienti caratterizzanti',
  ],
  [
    'usage',
    'modalita d uso|modalita di uso|modalita d impiego|modalita di impiego|modo d uso|modo di uso|istruzioni per l uso|istruzioni d uso|uso|uso consigliato|consigli d uso|consigli per l uso|modalita|posologia|come si usa|come usarlo|come si prende|come assumerlo|preparazione|modalita di preparazione|modalita di assunzione|assunzione|impiego|utilizzo|modalita di utilizzo|modalita di consumo|dosaggio|dose consigliata|dosi consigliate|dose giornaliera consigliata|consigli d impiego|istruzioni|come si utilizza|assunzione consigliata|dosi e modalita d uso|dose e modalita d uso|modalita d uso e dosi|modo d impiego|come assumere|come e quando assumerlo|quando assumerlo|dosi e modalita di assunzione|modalita e dosi d uso|consigli di utilizzo|dosi e modalita d impiego|dose e modalita d impiego|dosi e modo d uso|suggerimenti per l uso|suggerimenti d uso|indicazioni per l uso|directions|directions for use|how to use|suggested use|dose raccomandata|dosaggio consigliato',
  ],
  [
    'warnings',
    'avvertenze|avvertenza|avvertimenti|attenzione|warnings|precauzioni|controindicazioni|avvertenze e precauzioni|avvertenze importanti|avvertenze speciali|precauzioni d uso|avvertenze supplementari|note e avvertenze|avvertenze d uso|avvertenze per l uso|avvertenze per il consumatore|avvertenze generali|caution',
  ],
  [
    'tip',
    'consiglio dell esperto|il consiglio dell esperto|consigli dell esperto|consiglio|tip|tips|consiglio dello staff|consiglio utile|il consiglio|il nostro consiglio|consigli|suggerimento|suggerimenti|consiglio degli esperti|consiglio del nutrizionista',
  ],
  [
    'other',
    'conservazione|modalita di conservazione|condizioni di conservazione|descrizione|caratteristiche|confezione|formato|benefici|proprieta|indicazioni|produttore|scadenza|gusti disponibili|peso netto|dosi per confezione|destinazione d uso|a cosa serve|cos e|note|contenuto netto|prodotto da|distribuito da|lotto|da consumarsi preferibilmente entro|punti di forza|perche sceglierlo|specifiche|stabilimento|effetti fisiologici|caratteristiche tecniche|shelf life|contenuto|quantita netta',
  ],
] as const;
