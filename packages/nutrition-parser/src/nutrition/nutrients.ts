import { fold } from '../text/fold.ts';

/**
 * The nutrients: key, unit where none is printed, and the whole names (folded, `|` between) that
 * labels use. Names and units of vitamins and minerals: Reg. EU 1169/2011, Annexes XIII and XV.
 */
const nutrients = [
  [
    'energyKj',
    'kJ',
    'energia|valore energetico|val energetico|valore energ|val en|energia valore energetico|valore energetico medio|valore calorico|apporto energetico|contenuto energetico|energia totale|energia metabolizzabile|potere calorico|energetico|energy|energy value|energia kj|kj|kilojoule|valore energetico kj',
  ],
  [
    'energyKcal',
    'kcal',
    'calorie|kcal|kilocalorie|chilocalorie|energia kcal|calorie totali|apporto calorico|contenuto calorico|calories|valore energetico kcal|cal',
  ],
  [
    'fat',
    'g',
    'grassi|gras|grassi tot|grassi totali|totale grassi|lipidi|lipidi totali|materia grassa|sostanze grasse|contenuto di grassi|grasso|grasso totale|fat|fats|total fat|lipids',
  ],
  [
    'saturates',
    'g',
    'saturi|acidi grassi saturi|grassi saturi|ac grassi saturi|a g saturi|acidi saturi|acidi grassi saturati|saturati|saturi totali|saturates|saturated fat|saturated|saturated fats|saturated fatty acids',
  ],
  [
    'monounsaturates',
    'g',
    'monoinsaturi|acidi grassi monoinsaturi|grassi monoinsaturi|ac grassi monoinsaturi|acidi monoinsaturi|mono insaturi|acidi grassi mono insaturi|monounsaturates|monounsaturated|monounsaturated fat',
  ],
  [
    'polyunsaturates',
    'g',
    'polinsaturi|poliinsaturi|acidi grassi polinsaturi|acidi grassi poliinsaturi|grassi polinsaturi|grassi poliinsaturi|ac grassi polinsaturi|acidi polinsaturi|polyunsaturates|polyunsaturated|polyunsaturated fat',
  ],
  [
    'carbohydrate',
    'g',
    'carboidrati|carb|carboidrati tot|carboidrati totali|totale carboidrati|carboidrati disponibili|glucidi|glucidi totali|glucidi disponibili|idrati di carbonio|carboidrato|carbohydrate|carbohydrates|total carbohydrate|carbs',
  ],
  [
    'sugars',
    'g',
    'zuccheri|zuccheri totali|zuccheri semplici|zucchero|carboidrati semplici|di zuccheri|sugars|sugar|total sugars',
  ],
  [
    'polyols',
    'g',
    'polioli|polialcoli|polialcooli|alcoli polidrici|polioli totali|polialcoli totali|polyols',
  ],
  ['starch', 'g', 'amido|amidi|starch'],
  [
    'fibre',
    'g',
    'fibre|fibra|fibra alimentare|fibre alimentari|fibra alimentare totale|fibre totali|fibra totale|fibra dietetica|fiber|dietary fiber|dietary fibre|fibre alimentari totali',
  ],
  [
    'protein',
    'g',
    'proteine|prot|proteina|proteine sul secco|proteine sulla sostanza secca|proteine totali|totale proteine|protidi|sostanze proteiche|proteine n x 6 25|proteine nx6 25|proteine n x 6 38|protein|proteins|total protein|contenuto proteico|protidi totali|proteine n 6 25',
  ],
  [
    'salt',
    'g',
    'sale|sale da cucina|sale nacl|sale cloruro di sodio|sale equivalente|sale equiv|salt|sale sodio x 2 5|sale na x 2 5|sale totale',
  ],
  ['sodium', 'mg', 'sodio|sodio na|na|sodium|sodio totale'],
  [
    'vitaminA',
    'µg',
    'vitamina a|retinolo|vitamina a retinolo|vitamina a re|vitamina a retinil acetato|vitamina a beta carotene|retinil acetato|vitamin a',
  ],
  [
    'vitaminD',
    'µg',
    'vitamina d|vitamina d3|vitamina d2|colecalciferolo|ergocalciferolo|calciferolo|vitamin d|vitamin d3',
  ],
  [
    'vitaminE',
    'mg',
    'vitamina e|tocoferolo|alfa tocoferolo|d alfa tocoferolo|vitamina e te|vitamina e alfa te|tocoferoli|vitamin e',
  ],
  [
    'vitaminK',
    'µg',
    'vitamina k|vitamina k1|vitamina k2|fillochinone|menachinone|menaquinone|menachinone 7|vitamina k2 mk7|vitamina k2 mk 7|vitamin k|vitamin k2',
  ],
  [
    'vitaminC',
    'mg',
    'vitamina c|acido ascorbico|acido l ascorbico|vitamina c acido l ascorbico|vitamin c|ascorbic acid',
  ],
  ['thiamin', 'mg', 'tiamina|vitamina b1|b1|aneurina|tiammina|thiamin|thiamine|vitamin b1'],
  ['riboflavin', 'mg', 'riboflavina|vitamina b2|b2|lattoflavina|riboflavin|vitamin b2'],
  [
    'niacin',
    'mg',
    'niacina|vitamina b3|vitamina pp|b3|nicotinammide|niacinamide|nicotinamide|acido nicotinico|vitamina b3 pp|vitamina b3 o pp|niacin|vitamin b3',
  ],
  [
    'vitaminB6',
    'mg',
    'vitamina b6|b6|piridossina|piridossale|piridossal 5 fosfato|piridossina cloridrato|vitamin b6|pyridoxine',
  ],
  [
    'folicAcid',
    'µg',
    'acido folico|ac folico|folati|folato|folacina|vitamina b9|b9|acido pteroil monoglutammico|acido folico totale|vitamina m|metilfolato|folic acid|folate|vitamin b9|acido folico equivalente',
  ],
  [
    'vitaminB12',
    'µg',
    'vitamina b12|b12|cobalamina|cianocobalamina|metilcobalamina|vitamin b12|cobalamin',
  ],
  ['biotin', 'µg', 'biotina|vitamina h|vitamina b7|vitamina b8|b7|b8|d biotina|biotin|vitamin b7'],
  [
    'pantothenicAcid',
    'mg',
    'acido pantotenico|vitamina b5|b5|pantotenato|calcio pantotenato|acido d pantotenico|pantothenic acid|vitamin b5',
  ],
  ['potassium', 'mg', 'potassio|k|potassio k|potassium'],
  ['chloride', 'mg', 'cloruro|cloruri|cloro|cl|cloro cl|cloruro cl|chloride'],
  ['calcium', 'mg', 'calcio|ca|calcio ca|calcium'],
  ['phosphorus', 'mg', 'fosforo|p|fosforo p|phosphorus'],
  ['magnesium', 'mg', 'magnesio|mg|magnesio mg|magnesium|magnesio elementare'],
  ['iron', 'mg', 'ferro|fe|ferro fe|iron|ferro elementare'],
  ['zinc', 'mg', 'zinco|zn|zinco zn|zinc'],
  ['copper', 'mg', 'rame|cu|rame cu|copper'],
  ['manganese', 'mg', 'manganese|mn|manganese mn'],
  ['fluoride', 'mg', 'fluoruro|fluoro|fluoruri|f|fluoride'],
  ['selenium', 'µg', 'selenio|se|selenio se|selenium'],
  ['chromium', 'µg', 'cromo|cr|cromo cr|cromo trivalente|chromium'],
  ['molybdenum', 'µg', 'molibdeno|mo|molibdeno mo|molybdenum'],
  ['iodine', 'µg', 'iodio|i|iodio i|ioduro|iodine'],
  ['alanine', 'g', 'alanina|alanine|ala'],
  ['arginine', 'g', 'arginina|arginina base|arginina cloridrato|arginina hcl|arginine|arg'],
  ['asparagine', 'g', 'asparagina|asparagine|asn'],
  [
    'asparticAcid',
    'g',
    'acido aspartico|acido d aspartico|aspartato|acido aspartico asparagina|aspartic acid|asp|acido asparaginico|daa',
  ],
  ['cysteine', 'g', 'cisteina|cysteine|cys'],
  ['cystine', 'g', 'cistina|cystine'],
  ['glutamicAcid', 'g', 'acido glutammico|glutammato|acido glutamico|glutamic acid|glu'],
  ['glutamine', 'g', 'glutammina|glutamina|glutamine|gln'],
  ['glycine', 'g', 'glicina|glicocolla|glycine|gly'],
  ['histidine', 'g', 'istidina|istidina base|histidine|his'],
  ['hydroxyproline', 'g', 'idrossiprolina|hydroxyproline'],
  ['hydroxylysine', 'g', 'idrossilisina|hydroxylysine'],
  ['isoleucine', 'g', 'isoleucina|isoleucine|ile'],
  ['leucine', 'g', 'leucina|leucine|leu'],
  ['lysine', 'g', 'lisina|lisina base|lisina cloridrato|lisina hcl|lysine|lys'],
  ['methionine', 'g', 'metionina|methionine|met'],
  ['phenylalanine', 'g', 'fenilalanina|phenylalanine|phe'],
  ['proline', 'g', 'prolina|proline|pro'],
  ['serine', 'g', 'serina|serine|ser'],
  ['threonine', 'g', 'treonina|threonine|thr'],
  ['tryptophan', 'g', 'triptofano|tryptophan|trp'],
  ['tyrosine', 'g', 'tirosina|tyrosine|tyr'],
  ['valine', 'g', 'valina|valine|val'],
  ['ornithine', 'g', 'ornitina|ornithine'],
  ['citrulline', 'g', 'citrullina|citrullina base|citrulline'],
  [
    'citrullineMalate',
    'g',
    'citrullina malato|malato di citrullina|citrullina dl malato|citrullina malato 2 1|citrulline malate',
  ],
  [
    'arginineAlphaKetoglutarate',
    'g',
    'arginina alfa chetoglutarato|aakg|arginina akg|alfa chetoglutarato di arginina',
  ],
  ['taurine', 'mg', 'taurina|taurine'],
  ['betaAlanine', 'g', 'beta alanina|betalanina|beta alanine|b alanina'],
  ['carnosine', 'mg', 'carnosina|carnosine'],
  ['theanine', 'mg', 'teanina|theanine'],
  [
    'bcaa',
    'g',
    'bcaa|bcaas|aminoacidi ramificati|aminoacidi a catena ramificata|aminoacidi ramificati bcaa|bcaa aminoacidi ramificati|bcaa totali|totale bcaa|amminoacidi ramificati|amminoacidi a catena ramificata|bcaa aminoacidi a catena ramificata|aminoacidi a catena ramificata bcaa',
  ],
  [
    'eaa',
    'g',
    'eaa|aminoacidi essenziali|amminoacidi essenziali|aminoacidi essenziali eaa|eaa aminoacidi essenziali|totale eaa|eaa totali',
  ],
  [
    'aminoAcids',
    'g',
    'aminoacidi|amminoacidi|aminoacidi totali|totale aminoacidi|aminoacidi liberi|amino acids',
  ],
  [
    'creatine',
    'g',
    'creatina|creatina monoidrato|creatina monoidrata|creatina pura|creatine|creatine monohydrate|monoidrato di creatina|creatina creapure|creatina totale',
  ],
  ['caffeine', 'mg', 'caffeina|caffeina anidra|caffeine|caffeina totale|caffeina naturale'],
  [
    'carnitine',
    'mg',
    'carnitina|carnitina base|carnitina tartrato|carnitina l tartrato|carnitine|carnitina totale',
  ],
  [
    'acetylCarnitine',
    'mg',
    'acetil l carnitina|acetil carnitina|acetilcarnitina|acetil l carnitina cloridrato',
  ],
  ['hmb', 'g', 'hmb|hmb calcio|beta idrossi beta metilbutirrato|calcio hmb|ca hmb'],
  ['glucuronolactone', 'mg', 'glucuronolattone|d glucuronolattone|glucuronolactone'],
  [
    'cla',
    'g',
    'cla|acido linoleico coniugato|cla acido linoleico coniugato|acido linoleico coniugato cla',
  ],
  [
    'omega3',
    'mg',
    'omega 3|omega3|acidi grassi omega 3|omega 3 totali|omega 3 acidi grassi|acidi grassi polinsaturi omega 3|totale omega 3|w 3|acidi grassi omega 3 totali',
  ],
  ['omega6', 'mg', 'omega 6|omega6|acidi grassi omega 6|omega 6 totali'],
  ['omega9', 'mg', 'omega 9|omega9|acidi grassi omega 9'],
  [
    'epa',
    'mg',
    'epa|acido eicosapentaenoico|acido eicosapentaenoico epa|epa acido eicosapentaenoico',
  ],
  [
    'dha',
    'mg',
    'dha|acido docosaesaenoico|acido docosaesaenoico dha|dha acido docosaesaenoico|acido docosaexaenoico',
  ],
  [
    'alphaLinolenicAcid',
    'mg',
    'acido alfa linolenico|ala acido alfa linolenico|acido alfa linolenico ala',
  ],
  ['linoleicAcid', 'g', 'acido linoleico'],
  ['cholesterol', 'mg', 'colesterolo|cholesterol'],
  ['transFat', 'g', 'acidi grassi trans|grassi trans|acidi grassi trans totali|trans'],
  [
    'mct',
    'g',
    'mct|trigliceridi a catena media|mct trigliceridi a catena media|trigliceridi a catena media mct',
  ],
  ['lactose', 'g', 'lattosio|lactose'],
  ['glucose', 'g', 'glucosio|destrosio|glucose|dextrose'],
  ['fructose', 'g', 'fruttosio|fructose'],
  ['sucrose', 'g', 'saccarosio|sucrose'],
  ['maltodextrins', 'g', 'maltodestrine|maltodestrina|maltodextrins|maltodextrin'],
  ['isomaltulose', 'g', 'isomaltulosio|palatinosio|palatinose|isomaltulose'],
  ['ribose', 'g', 'ribosio|d ribosio|ribose'],
  ['erythritol', 'g', 'eritritolo|erythritol'],
  ['maltitol', 'g', 'maltitolo|maltitol'],
  ['xylitol', 'g', 'xilitolo|xylitol'],
  ['sorbitol', 'g', 'sorbitolo|sorbitol'],
  ['inulin', 'g', 'inulina|inulin'],
  ['betaGlucans', 'g', 'beta glucani|betaglucani|beta glucano'],
  ['solubleFibre', 'g', 'fibra solubile|fibre solubili'],
  ['insolubleFibre', 'g', 'fibra insolubile|fibre insolubili'],
  ['alcohol', 'g', 'alcol|alcool|alcol etilico|etanolo|alcohol'],
  ['water', 'g', 'acqua|umidita|water'],
  ['ash', 'g', 'ceneri|ash'],
  [
    'collagen',
    'g',
    'collagene|collagene idrolizzato|peptidi di collagene|collagene idrolizzato tipo i|collagene marino|collagen',
  ],
  ['hyaluronicAcid', 'mg', 'acido ialuronico|ialuronato di sodio|hyaluronic acid'],
  ['glucosamine', 'mg', 'glucosamina|glucosamina solfato|glucosamina cloridrato|glucosamine'],
  [
    'chondroitin',
    'mg',
    'condroitina|condroitin solfato|condroitina solfato|condroitinsolfato|chondroitin',
  ],
  ['msm', 'mg', 'msm|metilsulfonilmetano|msm metilsulfonilmetano|metilsulfonilmetano msm'],
  ['coenzymeQ10', 'mg', 'coenzima q10|coq10|q10|coenzima q 10|ubichinone|ubidecarenone|ubichinolo'],
  ['alphaLipoicAcid', 'mg', 'acido alfa lipoico|acido lipoico|acido r alfa lipoico|acido tioctico'],
  [
    'nAcetylCysteine',
    'mg',
    'n acetil cisteina|n acetilcisteina|nac|n acetil l cisteina|acetilcisteina',
  ],
  ['glutathione', 'mg', 'glutatione|glutatione ridotto'],
  ['melatonin', 'mg', 'melatonina|melatonin'],
  ['gaba', 'mg', 'gaba|acido gamma amminobutirrico|acido gamma aminobutirrico'],
  ['choline', 'mg', 'colina|colina bitartrato|choline'],
  ['inositol', 'mg', 'inositolo|mio inositolo|myo inositolo|inositol'],
  ['betaine', 'g', 'betaina|betaina anidra|trimetilglicina|betaine'],
  ['betaCarotene', 'mg', 'beta carotene|betacarotene'],
  ['lutein', 'mg', 'luteina|lutein'],
  ['zeaxanthin', 'mg', 'zeaxantina|zeaxanthin'],
  ['lycopene', 'mg', 'licopene|lycopene'],
  ['astaxanthin', 'mg', 'astaxantina|astaxanthin'],
  ['resveratrol', 'mg', 'resveratrolo|trans resveratrolo|resveratrol'],
  ['quercetin', 'mg', 'quercetina|quercetin'],
  ['curcumin', 'mg', 'curcumina|curcuminoidi|curcumin'],
  ['piperine', 'mg', 'piperina|piperine'],
  ['synephrine', 'mg', 'sinefrina|synephrine'],
  [
    'egcg',
    'mg',
    'egcg|epigallocatechingallato|epigallocatechina gallato|epigallocatechina 3 gallato',
  ],
  ['polyphenols', 'mg', 'polifenoli|polifenoli totali|polyphenols'],
  ['boron', 'mg', 'boro|boron|b'],
  ['silicon', 'mg', 'silicio|silice|silicon'],
  ['bicarbonate', 'mg', 'bicarbonato|bicarbonati|bicarbonate'],
] as const;

export type NutrientKey = (typeof nutrients)[number][0];

const keysByName = new Map<string, NutrientKey>();
const unitsByKey = new Map<NutrientKey, string>();
for (const [key, unit, synonyms] of nutrients) {
  unitsByKey.set(key, unit);
  for (const name of synonyms.split('|')) keysByName.set(name, key);
}

/** The unit of a nutrient where none is printed. */
export const usualUnit = (key: NutrientKey): string => unitsByKey.get(key) ?? '';

/** What may stand in brackets behind a name without changing what is meant. */
const harmless =
  /^(?:n ?x? ?\d.*|x \d.*|(?:da|come|as|sotto forma di|from|in forma di|apportat[aoi] da) .*|totali?|medi[ao]?|in polvere|nrv|vnr|re|te|ne|alfa te|s s|sul secco|sulla sostanza secca|tq|t q|per differenza|disponibili|naturale|anidra)$/;

function findFolded(name: string): NutrientKey | undefined {
  const direct = keysByName.get(name);
  if (direct !== undefined) return direct;
  if (name.startsWith('vit ')) return findFolded(`vitamina ${name.slice(4)}`);
  // 'Vitamina B 12', 'Vitamine B6': one word behind 'vitamina'.
  if (name.startsWith('vitamin')) {
    const gap = name.indexOf(' ');
    return gap < 0
      ? undefined
      : keysByName.get(`vitamina ${name.slice(gap + 1).replaceAll(' ', '')}`);
  }
  for (const prefix of ['l ', 'd ', 'dl ']) {
    if (name.startsWith(prefix)) return keysByName.get(name.slice(prefix.length));
  }
  return undefined;
}

/** 'di cui', 'of which' and the like at the start of a folded name, with the words that join them. */
export const subPrefix =
  /^(?:di cui|dei quali|delle quali|dei cui|di quali|of which|inclusi|tra cui) ?(?:come |gli |i |in |a )?/;

/** What OCR leaves of a name: it takes 0 for o, and 1, l and i for each other. */
const skeleton = (name: string): string => name.replaceAll('0', 'o').replace(/[1l]/g, 'i');

/** Shorter names are too like each other. */
const shortestScanned = 4;

let scanned: Map<string, NutrientKey | null> | undefined;

/** The one nutrient whose name OCR may have read so. */
function findScanned(folded: string): NutrientKey | undefined {
  if (folded.length < shortestScanned) return undefined;
  scanned ??= skeletons();
  return scanned.get(skeleton(folded)) ?? undefined;
}

function skeletons(): Map<string, NutrientKey | null> {
  const made = new Map<string, NutrientKey | null>();
  for (const [name, key] of keysByName) {
    if (name.length < shortestScanned) continue;
    const bones = skeleton(name);
    const known = made.get(bones);
    made.set(bones, known === undefined || known === key ? key : null);
  }
  return made;
}

const longestName = 120;

/**
 * The key of a printed name, or undefined. The whole name must be known after folding, with or
 * without 'di cui' before it and a remark in brackets behind it; a name that merely begins like a
 * nutrient (`Sali minerali`, `Zuccheri aggiunti`) has no key.
 */
export function nutrientKey(name: string): NutrientKey | undefined {
  if (typeof name !== 'string' || name.length > longestName) return undefined;
  const folded = fold(name).replace(subPrefix, '');
  const whole = findFolded(folded) ?? findScanned(folded);
  if (whole !== undefined) return whole;
  const open = name.indexOf('(');
  if (open < 0) return undefined;
  const close = name.indexOf(')', open);
  const inside = fold(name, open + 1, close < 0 ? name.length : close);
  const outside = fold(`${name.slice(0, open)} ${close < 0 ? '' : name.slice(close + 1)}`).replace(
    subPrefix,
    '',
  );
  const outer = findFolded(outside);
  if (outer === undefined) return undefined;
  if (inside === '' || harmless.test(inside)) return outer;
  return findFolded(inside) === outer ? outer : undefined;
}
