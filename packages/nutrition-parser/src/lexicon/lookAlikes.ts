/**
 * Where a word that names an allergen names none. Words are folded; `~` is the rest of a word, others
 * stand for their plural, too, but for those with `=`.
 * `of` is the word behind it, past 'di' and the like; `next` the very next; `within` any of the
 * next four of its item; `before` one of the two before it, of the same phrase. `only` has to be one
 * of the three before it, `onlyNext` the next, `onlyBehind` the word right before it if there is one.
 * `at` is the word behind 'al', which is else something beside it: 'burro al cacao', but 'latte al cacao'.
 * `previous` is the word right before it, `unlessNext` the next with which it names its allergen all
 * the same.
 */
export type LookAlike = {
  words: string;
  of?: string;
  at?: string;
  next?: string;
  within?: string;
  before?: string;
  only?: string;
  onlyNext?: string;
  onlyBehind?: string;
  previous?: string;
  unlessNext?: string;
};

/** Plants whose 'milk' or 'butter' is none. */
const plants =
  'cocco mandorla mandorle soia soja riso avena nocciola nocciole noccioline anacardi anacardio canapa noci noce pistacchio pistacchi miglio quinoa farro sesamo arachidi arachide cacao karite mango illipe semi girasole shea kokum murumuru avocado oliva macadamia piselli pisello orzo kamut castagne lupini ceci fave patata patate lino zucca tapioca fico cupuacu tarassaco';

const foreignPlants =
  'coco cacao cacahuete cacahuetes amande amandes almendra almendras riz arroz soja avoine avena karite';

export const lookAlikes: readonly LookAlike[] = [
  // Milk
  // 'Latte di pesce' is the milt of fish; 'allergeni latte soia' are two.
  {
    words: 'latte latti',
    of: `${plants} pesce`,
    next: 'vegetale detergente',
    unlessNext:
      'semi mandorla mandorle avena soia soja pesce nocciole noci arachidi pistacchi anacardi sesamo lupini orzo farro',
  },
  {
    words: 'burro panna yog~ kefir formaggi~ mozzarella ricotta mascarpone skyr',
    of: `${plants} acqua tofu`,
    next: 'vegetal~ vegan~',
    unlessNext: 'semi',
  },
  { words: 'burro=', at: 'cacao karite' },
  {
    words: 'butter cream cheese',
    before:
      'cocoa kakao cacao shea butyrospermum vitellaria theobroma mangifera garcinia peanut almond nut nuts cashew hazelnut coconut mango cookies oat rice vegan kokos milk dairy',
    next: 'flavour flavor flavouring flavoured of',
  },
  // 'Coconut milk', but 'coconut milk chocolate'
  {
    words: 'milk',
    next: 'thistle',
    previous: 'coconut almond oat rice soy soya hemp cashew hazelnut macadamia',
    unlessNext: 'chocolate choc',
  },
  {
    words: 'leite manteiga queijo',
    of: `${foreignPlants} cacau amendoas aveia amendoim`,
    next: 'vegetal',
  },
  // Cheese of Apulia; in Spanish any fat.
  { words: 'manteca', of: `${foreignPlants} cerdo vegetal` },
  { words: 'curd curds', before: 'bean soy soya tofu' },
  // A taste, wherever it is not the cheese by itself.
  { words: 'stracciatella', previous: 'gusto aroma sapore flavour' },
  { words: 'lattea lattee', previous: 'via vie' },
  { words: 'nata', of: 'coco cocco' },
  { words: 'mleko mleka mleczko', next: 'kokosow~ migdalow~ sojow~ owsian~ ryzow~ roslinn~' },
  { words: 'beurre lait fromage', of: foreignPlants, next: 'vegetal~' },
  { words: 'leche mantequilla queso', of: foreignPlants, next: 'vegetal~' },
  { words: 'lattica lattiche', only: 'protein~' },
  { words: 'grana', before: 'cocciniglia', next: 'fina fine grossa grosso media' },
  // Nuts
  {
    words: 'noce noci',
    of: 'moscata moscate cocco cola kola betel palma tigre tigrate tigrata karite burro vomica galla areca sapone pesca pesche prosciutto vitello manzo bovino maiale suino india',
    before: 'pesca pesche',
  },
  { words: 'guscio', only: 'frutta frutti frutto semi a', next: 'molle duro rigido d di' },
  { words: 'noix nuez nueces noz', of: 'coco muscade muscada moscada kola cola karite tigre' },
  { words: 'mandorle', of: 'terra' },
  { words: 'mandorla mandorle gheriglio gherigli', of: 'albicocca albicocche pesca pesche' },
  // 'Mandorla di cacao', but 'mandorle cacao' are two.
  { words: 'mandorla mandorle', of: 'cacao', unlessNext: 'cacao' },
  { words: 'ground', onlyNext: 'nut nuts' },
  { words: 'nuts', before: 'tiger pine soy kola cola coco betel areca shea' },
  { words: 'nocciolato nocciolata', of: 'prugna albicocca pesca oliva ciliegia dattero' },
  { words: 'pistacchio pistacchi', of: 'terra' },
  { words: 'hazel', before: 'witch' },
  // Gluten
  {
    words: 'grano grani semol~ malto crusca cruschello couscous cuscus pangrattato bulgur malt',
    of: 'saraceno saraceni sans turco riso mais tapioca ceci lenticchie quinoa miglio sorgo teff amaranto milho maiz arroz riz psillio psyllium lino soia senza destrine destrina',
  },
  { words: 'trigo ble froment', next: 'sarrac~ sarras~ noir mourisco' },
  { words: 'crusca cruschello malto semola', within: 'saraceno' },
  {
    words: 'semolina malt',
    before: 'rice corn maize sorghum cassava free dextrine dextrines',
    next: 'dextrin~',
  },
  { words: 'birra', before: 'lievit~' },
  // Sulphites: 'biossido di zolfo' is E220, 'zolfo organico' is none; colours are made with them.
  { words: 'zolfo', only: 'biossido diossido' },
  {
    words: 'solfito solfiti sulphite sulfite sulfito sulfit',
    of: 'ammoni~',
    next: 'ammoni~ caustic~ caramel~ caramel',
  },
  {
    words: 'solfito= sulphite sulfite sulfito= sulfit',
    before: 'caramello caramel caramelo ammonia caustic',
  },
  // Fish
  {
    words: 'razza razze',
    next: 'bovin~ suin~ ovin~ equin~ canin~ uman~ piemontes~ chianin~ marchigian~ podolic~ frison~ bruna modenes~ romagnol~ maremman~ reggian~ limousin~ angus pura',
  },
  { words: 'toma', next: '1 2 3 la', within: 'capsul~ comprimid~ dosis' },
  { words: 'agone', next: 'sportivo' },
  { words: 'granatiere', of: 'sardegna' },
  { words: 'rombo', of: 'cioccolato pasta' },
  { words: 'spinarolo', before: 'fungo' },
  { words: 'pesce', previous: 'erba' },
  { words: 'eel', next: 'grass' },
  { words: 'roe', next: 'deer' },
  { words: 'skate', next: 'park board boarding' },
  // 'San Pietro' is a fish, and many places.
  {
    words: 'san',
    onlyNext: 'pietro',
    within:
      'cariano gu bagno casale guarano lama amantea fine vernotico terme mosezzo feletto morubio cadore lemina maida clarenza infine avellana apostolo',
  },
  { words: 'patella patelle', within: 'ginocchi~ rotul~ tendin~' },
  { words: 'lupo lupi', before: 'bocca' },
  { words: 'gallinella gallinelle', within: 'valerian~ insalat~' },
  { words: 'ventresca ventresche', of: 'suino maiale pancetta' },
  {
    words: 'caviale',
    of: 'melanzane melanzana aceto balsamico limone alghe vegetale lumaca lumache',
    next: 'veg~',
  },
  { words: 'salmone', before: 'rosa colore' },
  // Crustaceans and molluscs
  { words: 'crab', next: 'apple apples' },
  { words: 'lobster', next: 'mushroom mushrooms' },
  { words: 'squilla', next: 'marittim~ maritim~', within: 'urginea maritima drimia' },
  { words: 'periwinkle periwinkles', before: 'lesser greater madagascar rosy vinca' },
  { words: 'chitosano chitosani chitina', within: 'fung~ aspergillus vegetal~ micelio lievito' },
  {
    words: 'ostrica ostriche oyster ostra ostras',
    before: 'fungo funghi seta setas cogumelo cogumelos',
    of: 'bosco',
    next: 'mushroom mushrooms',
  },
  { words: 'lupini lupino', of: 'mare' },
  // Eggs
  { words: 'yema yemas', of: 'esparrago esparragos' },
  {
    words: 'uova',
    of: 'pesce lompo lumpo salmone storione trota merluzzo aringa lumaca tonno',
    unlessNext: 'pesce tonno',
  },
  // 'Ovo-latto-vegetariano' is whom it suits.
  { words: 'ovo', next: 'latto lacto vegetarian~', previous: 'latto lacto ab' },
  { words: 'albumina albumine', previous: 'latto latt lacto siero' },
  { words: 'albumina', of: 'siero latte bovina umana' },
  {
    words: 'maionese meringa meringhe mayonnaise meringue',
    next: 'veg~',
    within: 'veg~ uova uovo egg',
    of: 'riso soia piselli',
  },
  // Soya, misread: 'lecitina di sola', but 'la lecitina da sola'
  { words: 'sola', only: 'lecitina lecitine lecithin', previous: 'da la una' },
  // Celery
  // 'Sedano di monte' is lovage.
  { words: 'sedano', of: 'monte', next: 'montano' },
];

/** 'Tonno vegano', 'uovo vegetale': behind the name of an animal or what it gives, these make none of it. */
export const veganWords = 'vegan vegano vegana vegani vegane vegetale';

/** '300 mg', '100-150g', '60%': figures that are no code. */
const amount = String.raw`\d[\d.,]{0,9}(?: ?[-–] ?\d[\d.,]{0,9})? ?(?:%|(?:mg|mcg|[µμu]g|gr?|kg|[cdm]?l|iu|ui|oz|lbs?|k?cal|kj|pieces?|portions?|fillets?|loins?|slices?|pezzi|porzioni|filetti|tranci)(?!\p{L}))`;

/** Italian words behind 'cod', whole: 'cod. interno', but 'cod internal organs'. */
const wordsOfCodes =
  'prodott[oi]|articol[oi]|art|ean|gtin|sku|isbn|(?:a )?barre|intern[oi]|lott[oi]|fornitore|client[ei]|fiscale|fisc|rif|riferimento|sconto|catalogo|ministeriale|minist|minsan|identificativo|identificazione|paraf|parafarmaco|aic|operatore|organismo|ordine|univoco|it bio|(?:prod|forn|int|cat|ord)\\.';

/**
 * What follows 'cod' where it is 'codice': 'cod. 4711', 'cod. art. 12', 'cod: AB-1203', 'cod. fiscale'. Few
 * figures are a code only behind 'cod.' or 'cod:', and an amount is none: 'cod 300 mg', 'cod min. 60%'.
 */
export const codeAfterCod = new RegExp(
  [
    String.raw`^ ?[.:]? ?(?:n[.°r]{0,2} ?|min\.? ?)?(?!${amount})(?:(?=[\w-]*\d{4})[\w-]+|[a-z]+-?\d{3}[\w-]*)`,
    String.raw`^ ?[.:] ?(?:n[.°r]{0,2} ?)?(?!${amount})[a-z]{0,4}-?\d[\w-]*`,
    String.raw`^ ?[.:]? ?n[.°r]{1,2} ?\d`,
    String.raw`^ ?[.:]? ?(?:${wordsOfCodes})(?!\p{L})`,
  ].join('|'),
  'iu',
);
