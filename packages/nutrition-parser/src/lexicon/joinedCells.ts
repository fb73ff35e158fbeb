/** A digit right behind a word. */
export const behindWord = /\d(?<=[a-zà-ù]{4}[<~]?\d)/i;

const unitBefore = '\\d ?(?:k?cal|kj|m?g|mcg|[uµμ]g|ml|%)\\)?';
const nameBehind =
  'di ?cui|energia|valore|grassi|acidi|saturi|carboidrati|zuccheri|fibr[ae]|protein|sale\\b|sale\\d|sodio|vitamin|calcio|magnesio|potassio|ferro|zinco|caffeina|creatina|leucina|taurina|polioli|amido';
const nameBefore =
  'energia|energetico|grassi|saturi|carboidrati|zuccheri|polioli|amido|fibr[ae]|alimentar[ei]|proteine|sale|sodio|calcio|magnesio|potassio|ferro|zinco|caffeina|creatina|taurina';
const parts = 'saturi|zuccheri|polioli|amido|acidi';

/** Where a name meets its value, or a value the next name, without a space. */
export const joint = new RegExp(
  `(?<=${unitBefore})(?=${nameBehind}|[<~]?\\d)|(?<=nutrizionali|${unitBefore})(?=per ?(?:\\d|dose|porzione))|(?<=${nameBefore})(?=[<~]?\\d)|(?<=di)(?=cui(?:${parts}))|(?<=di ?cui)(?=${parts})`,
  'gi',
);
