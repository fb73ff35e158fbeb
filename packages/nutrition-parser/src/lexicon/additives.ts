/** Acids, of foods that are sour and of those that are kept so. */
const acids =
  'acido citrico|acido malico|acido tartarico|acido lattico|acido fosforico|acido fumarico|acido adipico|acido ortofosforico|acido citrico monoidrato|acido citrico anidro|acido acetico|citric acid|malic acid|acido gluconico|glucono delta lattone|acido succinico';

/** What swells in water. */
const gums =
  'gomma di guar|farina di semi di guar|gomma xantana|gomma xanthan|farina di semi di carrube|carragenina|pectina|gomma arabica|gomma d acacia|alginato di sodio|gomma di cellulosa|gomma di gellano|gomma di cellulosa reticolata|gomma di guar parzialmente idrolizzata|konjac|glucomannano|gomma di tara|xanthan gum|guar gum|gomma karaya|gomma adragante|agar agar|alginato di potassio|alginato di calcio|alginato di propilenglicole|pectine di agrumi|farina di guar|guar|xanthan|xantano|gomma di semi di carrube|gomma di konjac|glucomannano di konjac|farina di konjac|karaya|cellulose gum|farina di semi di tara|pectina amidata|alginati|farina di carrube|gomma di carrube|gomma di semi di guar|carragenano|agar|pectine di frutta|pectina di mela';

/** What tablets are made of and covered with. */
const celluloses =
  'cellulosa|cellulosa microcristallina|cellulosa in polvere|cellulosa microgranulare|gel di cellulosa|idrossipropilmetilcellulosa|carbossimetilcellulosa|gomma di cellulosa|polivinilpirrolidone|idrossipropilcellulosa|etilcellulosa|polivinilpolipirrolidone|carbossimetilcellulosa sodica|crospovidone|carbossimetilcellulosa sodica reticolata|povidone|metilcellulosa|idrossipropil metilcellulosa|cmc|idrossi propil metil cellulosa|alcol polivinilico|ipromellosa|polivinilalcol|acetoftalato di cellulosa|alcool polivinilico|idrossipropil cellulosa|idrossi propil metilcellulosa';

/** Polyols, which sweeten, bind water and fill. */
const polyols =
  'eritritolo|xilitolo|maltitolo|sciroppo di maltitolo|sorbitolo|sciroppo di sorbitolo|mannitolo|isomalto|isomaltitolo|lattitolo|poliglicitolo|sciroppo di poliglicitolo|isomaltulosio|sciroppo di isomalto|maltitolo in polvere|polidestrosio';

/** Salts that melt cheese, keep milk liquid and bind metals. */
const phosphates =
  'citrato di sodio|citrato di potassio|fosfato di sodio|fosfato di potassio|trifosfato|polifosfati|difosfati|difosfato di calcio|polifosfato di sodio';

/** Esters of fatty acids. */
const fats =
  'lecitina|lecitina di soia|lecitina di girasole|lecitina di colza|mono e digliceridi degli acidi grassi|monogliceridi e digliceridi degli acidi grassi|esteri di saccarosio degli acidi grassi|esteri poliglicerici degli acidi grassi|polisorbato 80|polisorbati|esteri dell acido citrico|stearoil lattilato di sodio|lecitina di soja|monostearato di sorbitano|monostearato di glicerile|esteri dell acido tartarico|mono e digliceridi|lecitina vegetale|polisorbato 60|esteri mono e diacetiltartarici di mono e digliceridi degli acidi grassi|esteri citrici dei mono e digliceridi degli acidi grassi|esteri acetici dei mono e digliceridi degli acidi grassi|esteri lattici dei mono e digliceridi degli acidi grassi|esteri monoacetiltartarici e diacetiltartarici dei mono e digliceridi degli acidi grassi|stearoil 2 lattilato di sodio|stearoil lattilato di calcio|lecitina di uovo|polisorbato 20|sucroesteri|mono e digliceridi di acidi grassi di origine vegetale|esteri dell acido lattico|esteri dell acido diacetiltartarico|lecitina di riso|esteri della glicerina della resina del legno|esteri glicerici della resina del legno|esteri della colofonia|esteri di glicerolo della resina del legno|esteri della resina del legno';

/** Starches. */
const starches =
  'amido di mais|amido di riso|amido di mais pregelatinizzato|amido|amido modificato|amido modificato di mais|fecola di patate|fosfato di diamido|fosfato di diamido idrossipropilato|ottenilsuccinato di amido e sodio|adipato di diamido acetilato|amido di tapioca|amido di patata|fecola di tapioca';

/**
 * The functional classes of additives with the names that Italian lists, and those of imports, print before
 * their members, and the members most used. Sources: Reg. (EC) No 1333/2008, Annex I; Reg. (EU) No 1169/2011,
 * Annex VII, Part C.
 */
export const classes = [
  [
    'acid',
    'acidificante|acidif|acidificanti|acidulante|acidulanti|acid|acids|acidifier|acidulant',
    `${acids}`,
  ],
  [
    'acidityRegulator',
    'correttore di acidita|correttori di acidita|correttore dell acidita|regolatore di acidita|regolatori di acidita|regolatore dell acidita|correttori dell acidita|correttore acidita|correttori acidita|regolatore d acidita|correttore d acidita|acidity regulator|acidity regulators',
    `${acids}|${phosphates}|bicarbonato di sodio|carbonato di sodio|carbonato di potassio|carbonato di calcio|carbonato di magnesio|fosfato tricalcico|lattato di sodio|lattato di calcio|malato di sodio|gluconato di sodio|idrossido di sodio|acetato di sodio|citrato di calcio|malato acido di sodio|tartrato di potassio|idrossido di potassio|monofosfato di potassio|difosfato di potassio|tartrato di sodio|bicarbonato di potassio|sodium citrate|solfato di calcio|lattato di potassio|difosfato di calcio|idrogenocarbonato di sodio|carbonato acido di sodio|carbonato acido di potassio`,
  ],
  [
    'antiCakingAgent',
    'antiagglomerante|antiagglom|antiagglomeranti|antiaggl|antiagg|agente antiagglomerante|agenti antiagglomeranti|anti agglomerante|anti agglomeranti|antiagglomerati|lubrificante|lubrificanti|agente lubrificante|anti caking agent|anti caking agents|anticaking agent',
    `${fats}|${starches}|biossido di silicio|diossido di silicio|silice|silice colloidale|biossido di silicio colloidale|biossido di silicio nano|silice amorfa|magnesio stearato|sali di magnesio degli acidi grassi|sali magnesiaci degli acidi grassi|acido stearico|acidi grassi|talco|fosfato tricalcico|carbonato di magnesio|carbonato di calcio|cellulosa|cellulosa microcristallina|polvere di cellulosa|silicato di calcio|silicato di magnesio|ossido di magnesio|behenato di glicerile|olio di semi di cotone idrogenato|calcio stearato|ossido di silicio|sali di calcio degli acidi grassi|polivinilpirrolidone|polietilenglicole|magnesio stearato vegetale|talco alimentare|fibra di riso|sorbitolo|mannitolo|concentrato di riso|silicon dioxide|magnesium stearate|ferrocianuro di sodio|stearil fumarato di sodio|acidi grassi vegetali`,
  ],
  [
    'antiFoamingAgent',
    'antischiuma|agente antischiuma|agenti antischiuma|antischiumogeno|antischiumogeni',
    'dimetilpolisilossano|polidimetilsilossano|mono e digliceridi degli acidi grassi|alginato di calcio|dimeticone',
  ],
  [
    'antioxidant',
    'antiossidante|antioss|antiossidanti|agente antiossidante|agenti antiossidanti|antioxidant|antioxidants',
    'acido ascorbico|ascorbato di sodio|ascorbato di calcio|palmitato di ascorbile|tocoferoli|alfa tocoferolo|estratto ricco in tocoferolo|estratto ricco di tocoferoli|estratto di rosmarino|tocoferoli misti|vitamina e|vitamina c|acido citrico|lecitina|bha|bht|estratto naturale ricco in tocoferoli|miscela di tocoferoli|gallato di propile|acetato di dl alfa tocoferile|lecitina di soia|lecitina di girasole|acido eritorbico|miscela di tocoferoli naturali|gamma tocoferolo|delta tocoferolo|estratto ricco in tocoferoli da soia|eritorbato di sodio|isoascorbato di sodio|tocoferoli naturali|tocoferil acetato|ascorbil stearato',
  ],
  [
    'bulkingAgent',
    'agente di carica|agenti di carica|agente di massa|agenti di massa|diluente|diluenti|agente diluente|riempitivo|agente riempitivo|stabilizzante di carica|bulking agent|bulking agents',
    `${celluloses}|${polyols}|${starches}|fosfato bicalcico|calcio fosfato bibasico|difosfato di calcio|calcio carbonato|maltodestrine|lattosio|inulina|fosfato dicalcico diidrato|gomma d acacia|gomma arabica|calcio fosfato dibasico|farina di riso|fibra di acacia|lattosio monoidrato|fruttoligosaccaridi|ciclodestrina`,
  ],
  [
    'carrier',
    'supporto|supporti|carrier|veicolante|veicolanti',
    `${starches}|maltodestrine|gomma arabica|gomma d acacia|glicerolo|polidestrosio|trigliceridi a catena media|ciclodestrine|beta ciclodestrina|triacetina|gelatina|cellulosa|silice|biossido di silicio|etanolo|propilenglicole|glicole propilenico|trigliceridi`,
  ],
  [
    'colour',
    'colorante|coloranti|colorante alimentare|coloranti alimentari|agente colorante|agenti coloranti|colorante naturale|coloranti naturali|colour|colours|color|colors',
    'curcumina|riboflavina|cocciniglia|acido carminico|carminio|caramello|caramello semplice|caramello ammoniacale|caramello solfito ammoniacale|carbone vegetale|caroteni|beta carotene|betacarotene|annatto|norbissina|bissina|estratto di paprica|capsantina|licopina|licopene|luteina|betanina|rosso di barbabietola|antociani|biossido di titanio|ossidi di ferro|ossidi e idrossidi di ferro|ossido di ferro rosso|ossido di ferro giallo|ossido di ferro nero|clorofille|clorofillina|complessi rameici delle clorofille|complessi delle clorofilline con rame|complessi rameici delle clorofilline|blu brillante|indigotina|tartrazina|giallo tramonto|azorubina|rosso allura|giallo chinolina|ponceau|rosso cocciniglia|nero brillante|carbonato di calcio|blu patentato v|blu brillante fcf|rosso allura ac|spirulina|concentrato di spirulina|concentrato di carota|carminio di cocciniglia|estratto di paprika|paprika|clorofillina rameica|antocianine|caramello e150d|estratto di annatto|rosso ponceau 4r|zafferano|caramello al solfito|norbixina|annatto norbixina|astaxantina|oleoresina di paprica|giallo arancio|giallo arancio s|concentrato di barbabietola|succo di barbabietola|succo di carota nera|concentrato di carota nera|estratto di carota nera|estratto di curcuma|riboflavina 5 fosfato|enocianina|caroteni misti|carotene|antociani da uva|estratto di spirulina|rosso di barbabietola in polvere|carotenoidi',
  ],
  [
    'emulsifier',
    'emulsionante|emulsionanti|emuls|agente emulsionante|agenti emulsionanti|emulsificante|emulsificanti|emulsifier|emulsifiers',
    `${fats}|poliricinoleato di poliglicerolo|pgpr|gomma arabica|fosfatidi di ammonio|gomma d acacia|fosfolipidi|amido modificato|poliossietilensorbitano monooleato|soy lecithin|sunflower lecithin|lecithin|lecithins|sali di sodio potassio e calcio degli acidi grassi|estratto di quillaia`,
  ],
  ['emulsifyingSalt', 'sali di fusione|sale di fusione', `${phosphates}|citrato di calcio`],
  [
    'firmingAgent',
    'agente di resistenza|agenti di resistenza|rassodante|agente rassodante',
    'cloruro di calcio|lattato di calcio|citrato di calcio|solfato di calcio|glicerolo|glicerina|gluconato di calcio|sorbitolo',
  ],
  [
    'flavourEnhancer',
    'esaltatore di sapidita|esaltatori di sapidita|esaltatore di sapore|esaltatore del gusto|esaltatori del gusto|esaltatore di gusto|esaltatori di sapore',
    'glutammato monosodico|guanilato disodico|inosinato disodico|5 ribonucleotidi di sodio|5 ribonucleotidi di calcio|ribonucleotidi di sodio|glicina|acido glutammico|glicina e suo sale di sodio|glutammato|neoesperidina dc',
  ],
  [
    'flourTreatmentAgent',
    'agente di trattamento della farina|agenti di trattamento della farina|agente di trattamento delle farine',
    'acido ascorbico|l cisteina|alfa amilasi|amilasi|cellulasi|xilanasi|emicellulasi|metabisolfito di sodio',
  ],
  [
    'foamingAgent',
    'agente schiumogeno|agenti schiumogeni|schiumogeno',
    'estratto di quillaia|metilcellulosa',
  ],
  [
    'gellingAgent',
    'gelificante|gelificanti|agente gelificante|agenti gelificanti|agente di gelificazione|agente gelidificante|gelling agent|gelling agents',
    `${gums}|gelatina|gelatina alimentare|gelatina bovina|gelatina suina|cloruro di potassio|amido modificato|gelatina di pesce|gelatina animale`,
  ],
  [
    'glazingAgent',
    'agente di rivestimento|agenti di rivestimento|agente di rivestimento e lucidatura|rivestimento|agente lucidante|agenti lucidanti|lucidante|agenti di copertura|agente di copertura|filmatura|filmante|agente filmante|agenti filmanti|agente di filmatura|glazing agent|glazing agents',
    `${celluloses}|gommalacca|shellac|cera d api|cera carnauba|talco|glicerolo|gelatina|polietilenglicole|acido stearico|cera d api bianca|cera d api gialla|glicerina|polidestrosio|cera d api bianca e gialla|biossido di titanio|gomma arabica|glicol propilenico|trigliceridi a catena media|maltodestrina|sodio alginato|triacetato di glicerile|glicole polietilenico|esteri poliglicerici degli acidi grassi|mono e digliceridi degli acidi grassi|pectina|amido modificato|triacetina`,
  ],
  [
    'humectant',
    'umidificante|umidificanti|umettante|umettanti|agente umidificante|agenti umidificanti|agente umettante|agenti umettanti|humectant|humectants',
    `${polyols}|glicerolo|glicerina|glicerina vegetale|glicerolo vegetale|glicole propilenico|propilenglicole|glicerina di origine vegetale|propan 1 2 diolo|lattato di sodio|glycerol|glycerine|glicerolo di origine vegetale|lattato di potassio|triacetina|sciroppo di glicerolo`,
  ],
  [
    'modifiedStarch',
    'amido modificato|amidi modificati|amido di mais modificato|amido di tapioca modificato|amido di patata modificato|amido di patate modificato|amido di riso modificato|amido di frumento modificato|fecola modificata',
    'fosfato di diamido|fosfato di amido acetilato|ottenilsuccinato di amido e sodio|amido acetilato|fosfato di diamido acetilato|adipato di diamido acetilato|amido idrossipropilato|ottenilsuccinato di amido',
  ],
  [
    'packagingGas',
    'gas di imballaggio|gas d imballaggio|gas|gas inerte|gas protettivo',
    'azoto|anidride carbonica|argon|protossido di azoto|biossido di carbonio',
  ],
  [
    'preservative',
    'conservante|conserv|conservanti|agente conservante|agenti conservanti|preservative|preservatives',
    'sorbato di potassio|acido sorbico|benzoato di sodio|acido benzoico|benzoato di potassio|metabisolfito di sodio|metabisolfito di potassio|anidride solforosa|nitrito di sodio|nitrato di potassio|propionato di calcio|dimetildicarbonato|natamicina|dicarbonato di dimetile|solfito di sodio|sorbato di calcio|biossido di zolfo|bisolfito di sodio|potassium sorbate|sodium benzoate|benzoato di calcio|nitrato di sodio|nitrito di potassio|disolfito di sodio|disolfito di potassio|bisolfito di potassio|lisozima|acido acetico|estratto di rosmarino|solfiti',
  ],
  [
    'propellant',
    'propellente|propellenti|gas propulsore|gas propellente',
    'azoto|protossido d azoto|butano|isobutano|propano|anidride carbonica',
  ],
  [
    'raisingAgent',
    'agente lievitante|agenti lievitanti|polvere lievitante|agente di lievitazione|agenti di lievitazione|raising agent|raising agents',
    'bicarbonato di sodio|carbonato acido di sodio|carbonati di sodio|carbonato acido di ammonio|carbonati di ammonio|difosfato disodico|difosfati|tartrato monopotassico|bicarbonato di ammonio|pirofosfato acido di sodio|bitartrato di potassio|fosfato monocalcico|amido di mais|glucono delta lattone|idrogenocarbonato di sodio|idrogeno carbonato di sodio|idrogeno carbonato di ammonio|carbonato di magnesio|carbonati di potassio|cremor tartaro|cremortartaro|tartrato acido di potassio|tartrato di sodio e potassio|acido tartarico|fosfato acido di calcio|difosfato di calcio|difosfato acido di sodio|bicarbonato di potassio|amido di riso|pirofosfato di sodio|solfato di calcio',
  ],
  [
    'sequestrant',
    'sequestrante|sequestranti|agente sequestrante|agenti sequestranti',
    `${phosphates}|edta|edta disodico|acido citrico|calcio disodio edta|gluconato di sodio|acido tartarico`,
  ],
  [
    'stabiliser',
    'stabilizzante|stabil|stabilizzanti|stabilizzatore|stabilizzatori|agente stabilizzante|agenti stabilizzanti|stabiliser|stabilisers|stabilizer|stabilizers',
    `${gums}|${celluloses}|${polyols}|${phosphates}|${fats}|glicerolo|fosfato dipotassico|invertasi|acetato isobutirrato di saccarosio|carbonato di calcio|croscaramelloso sodico|croscarmellosa sodica|inulina|fosfato bicalcico|amido modificato|fibra di agrumi|fibra di psillio|gelatina|cloruro di calcio|gluconato di calcio|carbonato di potassio|carbonato di sodio|ossido di magnesio|lattato di calcio|caseinato di sodio|ascorbato di sodio`,
  ],
  [
    'sweetener',
    'edulcorante|edulcoranti|edulc|dolcificante|dolcificanti|agente edulcorante|agenti edulcoranti|edulcoranti intensivi|edulcorante intensivo|sweetener|sweeteners',
    `${polyols}|sucralosio|acesulfame k|acesulfame|acesulfame di potassio|aspartame|saccarina|saccarina sodica|sodio saccarinato|ciclamato di sodio|ciclamato|acido ciclammico|ciclammato di sodio|glicosidi steviolici|glucosidi steviolici|glicosidi steviolici da stevia|stevia|stevia rebaudiana|neotame|advantame|taumatina|thaumatina|neoesperidina dc|neoesperidina|sale di aspartame acesulfame|glicosidi steviolici da foglie di stevia|polioli|glicosidi steviolici dalla stevia|rebaudioside a|estratto di stevia|ciclammati|rebaudioside m|glicosidi steviolici prodotti da stevia|fruttosio|tagatosio|eritrolo|erythritolo|steviol glycosides|glicosidi steviolici da fonte vegetale|glicosidi steviolici glucosilati|rebaudioside d|estratto di foglie di stevia|foglie di stevia|stevia in polvere|neoesperidina diidrocalcone|neo esperidina dc|saccarinato di calcio|allulosio|trealosio|aspartame acesulfame`,
  ],
  [
    'thickener',
    'addensante|addens|addensanti|agente addensante|agenti addensanti|ispessente|agente di consistenza|agenti di consistenza|thickener|thickeners',
    `${gums}|${celluloses}|${starches}|gelatina|fibra di psillio|polidestrosio|inulina|glicerolo|fibra di agrumi|fibra di acacia|gelatina alimentare|gellano`,
  ],
] as const;

/** Members of classes that are foods, too, and close the list of a class they are no members of. */
export const foodsAmongMembers =
  'amid(o|i)~|fecola~|fibra~|farina~|inulina~|maltodestrin~|lattosio~|fruttosio~|gelatina~|vitamin~|trigliceridi~|maltitolo in~|zafferano~|paprika~|spirulina~|concentrato~|succo~|estratto~|stevia~|foglie~|acidi grassi~|olio~|azoto~|polioli~|fruttoligosaccaridi~|agar~|caramello~|aspartame~|cera~|lecitin~';

/** What may be behind the name of a member. */
export const formsOfMembers = 'di origine vegetale|vegetale|vegetali|naturale|naturali|in polvere';

export type AdditiveClass = (typeof classes)[number][0];

/** What may be named by the class of what it holds: 'miscela addensante'. */
export const mixtures =
  'miscel(a|e)|mix|base|basi|compless(o|i)|preparat(o|i)|preparazion(e|i)|agent(e|i)|sistem(a|i)|blend|soluzion(e|i)|compost(o|i)|aroma|aromi';
