import { euroText } from '../values/numbers.ts';

export const promotionTexts = {
  noReduction: (cents: number, lowestCents: number) =>
    `${euroText(cents)} € non è sotto il prezzo più basso dei 30 giorni prima, ${euroText(lowestCents)} €: sul sito è un prezzo, non uno sconto`,
};
