/** Other words of lists, by which a scanned word is known. */
export const frequentWords =
  'del della dello dell al alla allo dal dalla nel nella il gli per con polvere naturale naturali vegetale vegetali integrale integrali cioccolato contiene contenere possibili disidratato liofilizzato solubile olio oli isolate idrolizzate concentrate proteine proteina alimentare malto fiocchi gelatina grassi scremato parzialmente totale miele ingredienti altri cellulosa proporzione variabile girasole spezie pasta ripieno';

/** Names of foods that two of which are two items: 'zucchero e cacao'. */
export const commonIngredients =
  'acqua|zucchero|sale|cacao|cacao magro|cacao in polvere|cacao magro in polvere|latte|latte in polvere|latte scremato in polvere|burro|uova|albume|farina di riso|farina di frumento|farina di mais|olio di girasole|olio di colza|olio di palma|olio di cocco|olio di oliva|girasole|colza|palma|cocco|miele|pepe|aromi|aroma|aromi naturali|vaniglia|cannella|inulina|maltodestrine|destrosio|fruttosio|saccarosio|lattosio|avena|riso|mais|mandorle|nocciole|noci|arachidi|pistacchi|anacardi|soia|creatina|taurina|caffeina|glutammina|leucina|isoleucina|valina|l leucina|l isoleucina|l valina|sodio|potassio|magnesio|calcio|zinco|ferro|vitamina c|vitamina e|vitamina d|vitamina b6|vitamina b12|lievito|lievito di birra|aceto|limone|succo di limone|pomodoro|cipolla|aglio|sciroppo di glucosio|proteine del latte|proteine del siero del latte|proteine di soia|proteine di pisello|fibra di avena|sucralosio|acesulfame k|acido citrico|acido malico|lecitina di soia|lecitina di girasole';

/**
 * Common ingredients that say nothing of a noun before them: behind another name they are an item of
 * their own ('acqua zucchero'), where 'aroma vaniglia' and 'latte cocco' are one.
 */
export const unboundIngredients =
  'acqua|zucchero|sale|uova|burro|lievito|lievito di birra|aromi|aroma|aromi naturali|destrosio|fruttosio|saccarosio|lattosio|maltodestrine|farina di riso|farina di frumento|farina di mais|olio di girasole|olio di colza|olio di palma|olio di oliva|latte in polvere|latte scremato in polvere|cacao magro in polvere|sciroppo di glucosio|proteine del latte|proteine del siero del latte|lecitina di soia|lecitina di girasole|sucralosio|acesulfame k|acido citrico|acido malico|miele|inulina|cellulosa microcristallina|magnesio stearato|biossido di silicio|creatina monoidrato|maltodestrina|gelatina';

/** What ends the text of two items whose comma is lost: 'estratto di lievito zucchero'. */
export const lastIngredients =
  'zucchero|sale|destrosio|lievito di birra|amido di mais|amido di frumento|sciroppo di glucosio';

/** Words that go on with the name behind them: 'granella di zucchero', 'senza Glutine'. */
export const wordsBeforeNames =
  'di d del dello della dell dei degli delle e ed o con senza da dal in al alla per su non contiene a l';

/** Nouns that go on with any name behind them: 'aroma burro', 'sciroppo di glucosio - fruttosio'. */
export const boundNouns = 'aroma|aromi|aromi naturali|aroma naturale|sciroppo di glucosio';

/** How foods begin that are items of their own behind another name: 'destrosio fiocchi di orzo'. */
export const foodsOfTheirOwn =
  '(farina|farine|semola|fiocchi|crusca|amido|fecola|malto|burro|panna|sciroppo|succo|purea|pasta|granella|albume|tuorlo|tuorli) (d|di|del|dello|della|dell|dei|degli|delle)|olio (di|d|extra|extravergine|vegetale)|latte (in|intero|scremato|fresco)';

/** How foods begin behind a share that has lost its comma: 'uova 30% semola di grano duro'. */
export const foodsBehindShares = `${foodsOfTheirOwn}|sale|zucchero|acqua|aroma|aromi|lievito|uova|lattosio|mandorle|nocciole|burro`;

/** Names of several substances that a bracket lists, though a comma is before it. */
export const groupsOfSubstances =
  '[sali ]minerali|vitamine|vitamine e [sali ]minerali|oli vegetali|grassi vegetali|spezie|aromi';

/** Beginnings of names of foods that are made of others. */
export const compoundFoods =
  'preparat(o|a)|preparazione|margarina|farcitura|ripieno|copertura|crema|cioccolato|glassa|confettura|impasto|sfoglia|biscotto|salsa';

/** Vitamins by their letters. */
export const vitaminLetters = '[[pro]vitamina ](a|c|d|e|h|k|pp|b#|d#|k#)';

/** What is behind a list of vitamins or minerals, and none of them. */
export const foodsBehindVitamins =
  'arom(a|i)|sale|[sali ]minerali|zucchero~|acqua|riso|avena|mais|soia|frumento|cereali|uov~|miele|frutta|nocciol~|mandorl~|olii|gelatina|cellulosa|proteina|fibr(a|e)|estratt~|ferment(i|o)|colture~|lattobacill~|lactobacill~|bifidobacter~|farina|olio|latte|cacao|succo|maltodestrin~|amido|proteine';
