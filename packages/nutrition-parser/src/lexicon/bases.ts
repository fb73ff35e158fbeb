import { atWord } from './phrases.ts';
import { anyOf, pattern } from './patterns.ts';

/** Nutrients and raw materials that a basis may be of, where it is not of the product. */
const macronutrients = anyOf(
  'proteine|proteina|protein|aminoacidi|amminoacidi|sostanza secca|s\\.? ?s\\b|grassi|lipidi|carboidrati|parte proteica',
  '|',
);
const materials = anyOf('olio di|estratto|am{1,2}ino|collagene|omega|acidi|parte', '|');
const mass = '(?:gr?|grammi|ml)';

/** What values are given for that is not the product: 'per 100 g di proteine', 'mg/g di proteina'. */
export const otherBases: readonly RegExp[] = [
  pattern(`100 ?${mass} ?(?:(?:di|of) |d')?${macronutrients}`),
  pattern(`100 ?(?:gr?|ml) (?:di|d') ?${materials}`),
  pattern('100 ?{ENERGY}|16 ?g ?(?:di )?(?:n\\b|azoto)|sul totale|per 1 ?000|inter[ao] ricetta'),
  pattern('(?:per|al|\\/) ?(?:1 )?(?:kg|litro|chilo)\\b|per 1 ?lt?\\b'),
  pattern('(?:\\/|\\bper) ?g (?:di )?(?:protein|am{1,2}ino)'),
  // 'Aminogramma g/100 g'
  pattern('(?:gramma|profilo [a-z]+) \\(?m?g ?\\/ ?100 ?g\\)?$'),
];

const drinks = anyOf('latte|milk|yogurt|succo|bevanda di (?:soia|riso|avena|mandorla)', '|');
const mixed = anyOf('con|in|\\+|e|preparat[oa]|with|nel|disciolt[oa] in|piu', '|');

/** 'con 300 ml di latte' */
export const preparedWith = pattern(`${mixed}[^|]{0,30}\\b${drinks}\\b`);

const foods = 'barretta gel wafer biscott[oi] snack galletta pancake muffin';

/** 'per 100 g di barretta' */
export const hundredOfPiece = pattern(`100 ?(?:gr?|ml) di ${anyOf(foods)}\\b`);

/** A hundred grams, or a hundred millilitres as the second group. */
export const hundred = /(?:^|[^\d.,])100 ?(?:(g|gr|grammi|grammo|gms)|(ml|millilitri|cc))(?![a-z])/;

const referenceNames = anyOf('vnr nrv rda r\\.d\\.a v\\.n\\.r gda larn? rdi dv');
const shortReferences = anyOf('ar a\\.r ri vn vr rdi dv');
const referencePhrases = anyOf(
  'valor[ei] nutritiv[oi] di rif|valor[ei] (?:giornalier|di riferiment)|assunzion[ei] di rif|fabbisogno|daily.?value|nutrient reference|dose giornaliera raccomandata|razione giornaliera|reference intake',
  '|',
);

/** Words of a heading over reference percentages. */
export const referenceWords = pattern(
  `\\b${referenceNames}\\b|%\\W{0,3}${shortReferences}\\b|^ar\\b ?\\W*$|${referencePhrases}`,
);

/** Words that only a heading has. */
export const servingWords = pattern(
  `\\b${anyOf('per|dos[ei]|porzion[ei]|razion[ei]|serving|pro die|al giorno|giornalier[ao]|apporto|ogni|portions?|size|riferit[oi]', '|')}\\b`,
);

export const doseWords = atWord('dos(e|i)|porzion(e|i)|razion(e|i)|serving[s]|portion[s]');
export const dailyWords = atWord('(pro|per) die|al giorno|giornalier(a|o)');

/** 'Profilo aminoacidico', 'Aminogramma' */
export const profileWords = pattern(
  `\\b(?:profilo|spettro|composizione) (?:am{1,2}inoacidic|degli am|in am)|am{1,2}inogramma|aminoacidogramma`,
);

/** Words behind a basis that belong to it, between spaces. */
export const basisTails = [
  'prodotto|polvere|pronto|finito|ricostituito|sgocciolato|serving|portion|retard',
  `di ${anyOf('prodotto|polvere|bevanda|soluzione|bibita|gel|preparato|alimento|olio(?: di [a-z]+)?|proteine|protein\\w*', '|')}`,
  'die|giornalier[ae]|consigliat[ae]|medi[ao]|max\\.?|massim[ao]|minim[ao]|singol[ao]|raccomandat[ao]',
  'unitari[ao]|masticabil[ei]|effervescent[ei]|orosolubil[ei]|gastroresistent[ei]|moll[ei]',
  'deglutibil[ei]|rivestit[ae]|vegetal[ei]|ras[io]|colm[io]|pien[io]',
  'd[ai](?= \\d)|pari a(?= \\d)|=|: ?(?=\\d+ ?(?:g|ml)\\b)',
  // '(30 g)' without its brackets, unless it is of a nutrient
  '(?=\\d[\\d.,]* ?(?:g|gr|ml)\\b(?! (?:di|per|ogni) | [a-z]+ine))',
].join('|');

/** Verbs between a basis and what it holds. */
export const holdingVerbs = anyOf('apporta(?:no)? conti?en(?:e|gono) fornisc(?:e|ono)');
