import type { Allergen } from './allergens.ts';

/**
 * Raw materials of the trade and further names of foods that come from an allergen, as folded words.
 * Sources: Regulation (EU) No 1169/2011, Annex II; Commission Notice 2017/C 428/01 (cereals by their
 * species, products of the animals named); EFSA's opinion on allergenic foods, EFSA Journal
 * 2014;12(11):3894 (whey proteins, caseins, lactoferrin, lysozyme, fish collagen and gelatine,
 * chitin and glucosamine of crustaceans); EFSA Journal 2016;14(7):4541 (fermented soybean extract);
 * EFSA Journal 2021;19(10):6844 (galacto-oligosaccharides are made from lactose); Regulation (EC)
 * No 1333/2008, Annex II (the sulphites, E220 to E228); FAO, ASFIS list of species (genera of fish,
 * crustaceans and molluscs); EFSA Journal 2018;16(7):5363 (egg membrane); makers' data sheets (trade
 * names of milk proteins, milk minerals and galacto-oligosaccharides, of fish, krill, squid and mussel
 * oils, fish hydrolysates, egg membrane and yolk, soya proteins and isoflavones, wheat ceramides).
 */
export const materialWords: Readonly<Record<Allergen, string>> = {
  gluten:
    'gliadina gliadine glutenina glutenine ordeina triticum hordeum secale emmer dinkel saitan burghul bulghur freekeh manitoba oatmeal maltato maltata maltati maltate crusca cruschello tritello azzimo azzima azzime semolina wheatgrass wheatgerm wheatmeal barleygrass avenantramidi avenantramide avenanthramides enkir farricello lipowheat ceramosides ryegrass malt malted frumenti saragolla timilia tumminia perciasacchi russello aegilops',
  crustaceans:
    'nko chitosano chitosani chitina calanus euphausia penaeus litopenaeus pandalus prawn crayfish langoustine langoustines paguro granseola granceola canocchia mazzancolla crostacea gamberone crustacean shellfish gamberello gamberelli percebes chitosan chitin moeche moleche nephrops homarus palinurus pagurus procambarus chionoecetes metapenaeus parapenaeus aristeus aristaeomorpha squinado crangon artemia',
  eggs: 'ovotransferrina ovomucina livetina vitellina zabaglione zabajone meringhe e1105 lysozyme albumen conalbumina ovoglobulina ovoglobuline avidina fosvitina eggshell ovomet biovaflex fortetropin ovalbumin mayonnaise meringue meringues ovoalbumine',
  fish: 'epax incromega alaskomega gabolysat protizen engraulis sardinops sardinella gadus thunnus scomber merluccius pollachius katsuwonus xiphias dicentrarchus salmo oncorhynchus clupea mallotus anchovy anchovies salmon tuna mackerel herring sardines tonnetto palamita ricciola lampuga cefalo muggine triglia luccio dentice sarago rombo pescespada palombo spratto spratti molva merlano limanda capelan menhaden ittico ittica ittici ittiche verdesca gattuccio spinarolo pescatrice pagello capitone lampreda carpa persico tinca coregone lavarello salmerino temolo ippoglosso barramundi ombrina tombarello alaccia lanzardo suro sugarello aguglia costardella latterini novellame scorfano potassolo pollack pollock bonito katsuobushi garum isinglass trout haddock hake plaice turbot perch carp sturgeon sprats swordfish shark pilchard pilchards eel seabass fishmeal naticol theragra sprattus trachurus squalus centrophorus cetorhinus prionace brevoortia melanogrammus micromesistius hippoglossus pleuronectes solea sparus pangasius oreochromis acipenser coregonus esox cyprinus lates perca mullus ammodytes sarde',
  peanuts: 'spagnoletta spagnolette arachis groundnut groundnuts bagigi',
  soybeans:
    'novasoy soylife supro kinako soyabean soyabeans nattochinasi nattokinasi nattokinase yuba soymilk soynut soynuts doenjang gochujang',
  milk: 'alfalattoalbumina betalattoglobulina glycomacropeptide caseinomacropeptide gos vivinal bimuno bioferrin optipep isolac carbelac volactive prolacta pronativ promilk bipro trucal capolac nutrilac miprodan peptigen sierolatte lattosiero wpc wpi wph mpc mpi wpn lacprodan peptopro caseinofosfopeptidi caseinofosfopeptide glicomacropeptide caseomacropeptide caseinico caseinici caseinica caseiniche sieroproteico sieroproteica sieroproteici sieroproteiche lattoproteico lattoproteica lattoperossidasi fiordilatte burrata robiola crescenza brie camembert cheddar gouda edam edamer gruyere groviera gruviera roquefort halloumi paneer primosale squacquerone montasio raclette caciocavallo formaggino lactoferrin colostrum caseinates buttermilk latti latticino galattooligosaccaridi galattoligosaccaridi mfgm lactium apolattoferrina osteopontina lactalbumin lactoglobulin lactoperoxidase curd curds custard provola provole scamorze caciotte mozzarelle mozzarelline robiole formaggini ricottina emmenthal emmentaler quartirolo tomino casatella giuncata castelmagno raschera ragusano canestrato bagoss vezzena silter maasdam maasdamer pannacotta yogourt yogurth jogurt iogurt',
  nuts: 'nocino juglans corylus anacardium bertholletia carya gianduiotto frangipane acagiu gianduiotti marzipan pecans',
  celery: 'apium celeriac',
  mustard: 'sinapis mustardseed',
  sesame: 'hummus tahine halva halvah sesamum zaatar giuggiulena gingelly benne',
  sulphites:
    'idrogenosolfito idrogenosolfiti idrogensolfito solfitati sulphite sulfite pirosolfito solfitato solfitata solfitate',
  lupin: 'lupinus',
  molluscs:
    'lyprinol calamarine cannolicchio fasolaro mitilo mytilus dosidicus illex loligo todarodes crassostrea ostrea scallop scallops octopus cuttlefish snail abalone chiocciola chiocciole telline tellina cannolicchi fasolari patella oyster clam mussel moscardino cappesante capesanta mollusc mollusk mollusks squids cockles arselle arsella peoci polipo polipi piovra escargot escargots murici patelle madreperla oysters snails whelk whelks haliotis pecten ruditapes chamelea venerupis argopecten placopecten buccinum donax octopodidae eledone ommastrephes nototodarus doryteuthis sepia',
};

/** Two words that name an allergen together; the second may be behind others between them. */
export const materialPairs: readonly (readonly [Allergen, firsts: string, seconds: string])[] = [
  ['fish', 'collagene', 'marino|marina|marini|ittico|ittica'],
  ['fish', 'collagen', 'marine'],
  ['fish', 'marine', 'collagen|gelatin|gelatine|elastin|cartilage'],
  ['fish', 'elastina|condroitina|condroitin|chondroitin', 'marina|marino|marine'],
  ['fish', 'fosfolipidi|omega', 'marini|marino'],
  ['fish', 'gelatina', 'marina'],
  ['fish', 'cartilagine', 'marina'],
  ['molluscs', 'perna', 'canaliculus'],
  ['molluscs', 'greenlipped', 'mussel'],
  ['molluscs', 'helix', 'aspersa|pomatia'],
  ['milk', 'creme', 'fraiche|lait|entiere|legere|liquide'],
  ['peanuts', 'de', 'mani'],
  ['peanuts', 'orzeszki', 'ziemne|arachidowe'],
  ['peanuts', 'orzeszkow', 'ziemnych|arachidowych'],
  ['nuts', 'brazil|macadamia|tree|queensland', 'nut'],
  ['nuts', 'fruits', 'coque|coques'],
  ['nuts', 'frutos', 'cascara|casca'],
  ['nuts', 'pistacia', 'vera'],
  ['nuts', 'prunus', 'dulcis|amygdalus'],
  ['nuts', 'amygdalus', 'dulcis|communis'],
  ['soybeans', 'glycine', 'max'],
  ['mustard', 'brassica', 'nigra|juncea'],
  ['gluten', 'pane', 'grattugiato|grattato|raffermo'],
  ['gluten', 'grani', 'antichi|duri|teneri'],
  ['gluten', 'extracto|extrato', 'malta'],
  ['crustaceans', 'cicale|cicala', 'mare'],
  ['crustaceans', 'squilla', 'mantis'],
  ['crustaceans', 'frutti|fruits|frutos', 'mare|mer|mar'],
  ['molluscs', 'frutti|fruits|frutos', 'mare|mer|mar'],
  ['fish', 'peptidi', 'marini'],
  ['fish', 'coda', 'rospo'],
  ['fish', 'sea', 'bass|bream'],
  ['fish', 'lieu', 'noir|jaune'],
  ['fish', 'mahi', 'mahi'],
  ['milk', 'galatto', 'oligosaccaridi'],
  ['milk', 'proteine|proteina', 'sieriche|sierica'],
  ['gluten', 'senatore', 'cappelli'],
  ['milk', 'galacto', 'oligosaccharides'],
  ['milk', 'grasso|grassi|grassa', 'butirrico|butirrici|butirrica'],
  ['milk', 'fiore', 'sardo'],
  ['sesame', 'za', 'atar'],
  ['sesame', 'humus', 'ceci'],
  ['molluscs', 'lupini|lupino', 'mare'],
  ['molluscs', 'orecchia|orecchie|tartufi|datteri', 'mare'],
  ['molluscs', 'coquilles|coquille', 'jacques'],
  ['nuts', 'castanha|castanhas', 'brasil|para|caju'],
  ['soybeans', 'glycine', 'hispida'],
  ['mustard', 'brassica', 'alba|hirta'],
  ['sulphites', 'dioxyde', 'soufre'],
  ['sulphites', 'sulphur', 'dioxide'],
  ['sulphites', 'sulfur', 'dioxide'],
  ['sulphites', 'dioxido', 'azufre|enxofre'],
  ['sulphites', 'anhydride', 'sulfureux'],
  ['sulphites', 'dwutlenek', 'siarki'],
];

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

/** With which names of ingredients begin, in lists whose capitals alone tell them apart. */
export const foodNouns =
  'olio olii farina amido fecola semola succo purea polpa estratto fibra semi caglio concentrato spezie proteine sciroppo crusca fiocchi malto glutine tuorlo albume panna vino gelatina correttore carbonato vitamine sieroproteine capsula acido lecitina gomma cellulosa biossido sali citrato cloruro ossido gluconato';

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
