/** Of a file whose reader ended without a report; `said`: its last words, where it had any. */
export const watchTexts = {
  lost: (said: string) => {
    const line = said.trim();
    const isSentence = line !== '' && line.length < 500 && !line.includes('\n');
    return isSentence
      ? { message: line, remedy: 'poi salva di nuovo il file in questa cartella' }
      : {
          message: 'La lettura del file è finita prima del tempo: è troppo grande o rovinato',
          remedy: 'copia le righe in un foglio nuovo, salva quello e mettilo qui',
        };
  },
};
