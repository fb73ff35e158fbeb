import type { Allergen } from './allergens.ts';

/**
 * The words by which labels name an allergen, folded, each once. Nouns are in the singular and
 * adjectives in the masculine: `inflection.ts` makes their other forms. `(x)` may be missing.
 */
export type AllergenWords = {
  nouns: string;
  /** Nouns that have diminutives besides: 'totano', 'totanetto'. */
  diminishing?: string;
  adjectives?: string;
  /** As they are: other plurals, English, Latin, abbreviations, trade names. */
  others: string;
  /** Nouns that are ordinary words or places besides; see `ordinary` below. */
  common?: string;
};

/**
 * Sources of all: Regulation (EU) No 1169/2011, Annex II; Commission Notice 2017/C 428/01 (cereals by
 * their species, products of the animals named); EFSA Journal 2014;12(11):3894 (whey proteins, caseins,
 * lactoferrin, lysozyme, fish collagen and gelatine, chitin and glucosamine of crustaceans); the
 * Italian and English names of Open Food Facts' taxonomy of ingredients; makers' data sheets. The annex
 * of the ministerial decree of 22 September 2017 on names of fishery products and the whole national list
 * of traditional products (PAT) were not at hand: names of theirs are from secondary sources.
 */
export const allergenWords: Readonly<Record<Allergen, AllergenWords>> = {
  // Cereals by their species, and what is made of them. Varieties: national register of varieties of
  // cereals, national list of traditional products (PAT).
  gluten: {
    nouns:
      'glutine frumento farro orzo segale segala avena spelta triticale malto semola semolino monococco dicocco birra crusca cruschello tritello friscello farricello gliadina glutenina ordeina secalina avenina avenantramide frisella fresella fregola fregula orzotto farrotto pangrattato azzima saragolla timilia tumminia perciasacchi russello solina carosella gentilrosso risciola bulgur burghul',
    diminishing: 'grissino',
    adjectives: 'maltato azzimo glutinato',
    others:
      'gluten grano kamut khorasan couscous cuscus cuscus(s)u cous bul(g)hur burgul seitan saitan tritordeum einkorn enkir emmer dinkel frik freekeh friche panko durum manitoba maftoul udon wheat barley oats oat rye speltflour wholewheat grunkern spelt malt malted oatmeal semolina wheatgrass wheatgerm wheatmeal barleygrass ryegrass breadcrumb breadcrumbs triticum hordeum secale aegilops aestivum turgidum turanicum dicoccum dicoccon monococcum triticosecale avenanthramides lipowheat ceramosides',
  },
  // Names of the trade by lists of wholesale markets and Open Food Facts; FAO, ASFIS list of species
  // (genera).
  crustaceans: {
    nouns:
      'crostaceo gamberetto gamberone gamberello gamberessa gammaride omaro astaco galatea gambaro can(n)occhia granciporro grancevola granceola granseola granzeola favollo moeca mol(e)ca masaneta magnosa magnosella lupicante paguro spannocchio sparnocchia spernocchia percebe langostino peneide parapandalo copepode chitosano chitina schia',
    diminishing: 'gambero aragosta scampo granchio astice mazzancolla',
    others:
      'gambarelli gambas carabinero(s) krill moeche moleche granso granzo crustaceans crustacean shellfish shrimp shrimps prawn prawns crab crabs crabmeat lobster lobsters crayfish crawfish langoustine langoustines percebes chitosan langouste langoustes panulirus penaeidae heterocarpus parapenaeopsis plesiopenaeus chitin nko calanus euphausia penaeus litopenaeus pandalus crostacea nephrops homarus palinurus pagurus procambarus chionoecetes metapenaeus parapenaeus aristeus aristaeomorpha squinado crangon artemia lithodes callinectes',
    common: 'squilla balano',
  },
  // EFSA Journal 2018;16(7):5363 (egg membrane); the proteins of egg by their names in chemistry.
  eggs: {
    nouns:
      'uovo zabaione zabaglione zabajone albume tuorlo albumina ov(o)albumina ovoprodotto ovolecitina ovomucoide ovomucina ovotransferrina ovoglobulina ovovitellina ovoproteina ovoflavoproteina ovofosfolipide ovoinibitore conalbumina livetina vitellina lipovitellina fosvitina avidina lisozima maionese',
    diminishing: 'meringa',
    others:
      'uova ovo egg eggs yolk yolks eggshell ovomet biovaflex fortetropin ovalbumin ovoalbumine albumen lysozyme mayonnaise meringue omelette omelettes omelet omelets muramidasi muramidase meringues',
  },
  // Names of the trade by Regulation (EC) No 1967/2006, lists of wholesale markets and Open Food Facts;
  // FAO, ASFIS (genera); makers' data sheets (oils and hydrolysates).
  fish: {
    nouns:
      'pesce sugherello carpa pigo ricciola siluro barbo pampo capelano squalo ittiocolla storione lompo lumpo bottarga caviale surimi pescespada pescatrice capitone ventresca novellame alalunga albacora alletterato cobia escolar gadide carangide lutianide clupeide engraulide gianchetto rosamarina musciame mosciame ippoglosso potassolo pesciolino sampietro stoccafisso salmoncino',
    diminishing:
      'merluzzo salmone tonno acciuga alice sardina sardella sardinella sardone sgombro sgombretto maccarello platessa branzino orata cernia spigola aringa trota tilapia pangasio nasello eglefino sogliola anguilla palamita lampuga cefalo muggine triglia luccio lucioperca luccioperca dentice sarago palombo spratto molva merlano merlango limanda verdesca gattuccio spinarolo pagello pagro lampreda tinca coregone lavarello bondella salmerino barramundi ombrina tombarello tambarello alaccia lanzardo suro sugarello aguglia costardella latterino latterina scorfano alborella alosa cheppia barracuda berice boga bosega bottatrice brosmio brosme busbana canesca carango carassio cavedano cepola cicerello corifena ghiozzo grongo gronco hoki luvaro marlin menola mendola missoltino mostella motella murena musdea nototenia occhialone paganello perchia pezzogna pianuzza roscetto salema salpa savetta scardola scazzone sparaglione sparlotta sperlano suacia tanuta temolo tonnetto tonnina tracina triotto vairone zanchetta zerro bisat(t)o buratello rovello ruvetto tirsite dissostico acantocibio lutiano ombrinotto persichetto',
    adjectives: 'ittico',
    others:
      'leccia leccie alicetta alicette pescetto pescetti baccala halibut capelan melu aguglie fish fishes fishmeal fishoil salmon tuna mackerel herring herrings anchovy anchovies sardine sardines cod(s) codfish codling(s) skate(s) smelt(s) roe dashi trout haddock hake plaice turbot sturgeon sprat sprats swordfish shark pilchard pilchards eel eels seabass pollack pollock saithe flounder mullet snapper grouper monkfish catfish dogfish whitefish redfish rockfish lumpfish stockfish whiting whitebait kipper kippers caviar isinglass bonito katsuobushi capelin caplin bream breams seabream seabreams porgy porgies gurnard gurnards weever weevers merling surmullet conger burbot pouting pangas garfish garpike oarfish bogue megrim tonguesole kamaboko wolffish anglerfish fishpowder sparidae nemipteridae nemipterus abramis garum menhaden perch carp bluefish tilefish epax incromega alaskomega gabolysat protizen naticol engraulis sardinops gadus thunnus scomber merluccius pollachius katsuwonus xiphias dicentrarchus salmo oncorhynchus clupea mallotus theragra sprattus trachurus squalus centrophorus cetorhinus prionace brevoortia melanogrammus micromesistius hippoglossus pleuronectes solea sparus pangasius oreochromis acipenser coregonus esox cyprinus lates perca mullus ammodytes lophius scophthalmus molva mugil pagellus diplodus seriola coryphaena anguilla tilapia',
    common:
      'razza squadro lupo rombo persico corvina mormora occhiata gallinella rospo rossetto bianchetto donzella smeriglio torpedine passera papalina sarda sciabola carpione granatiere spada fanfano cappellano lasca agone bavosa spatola lucerna capone san',
  },
  // Names in the regions: national list of traditional products (PAT).
  peanuts: {
    nouns: 'arachide nocciolina spagnoletta bagigio conarachina',
    others: 'bagigi peanut peanuts ground groundnut groundnuts arachis',
  },
  // EFSA Journal 2016;14(7):4541 (fermented soybean extract).
  soybeans: {
    nouns: 'soia conglicinina glicinina nattochinasi',
    others:
      'soya soy soybean soybeans soyabean soyabeans soymilk tofus mukimame soynut soynuts soyanut(s) kecap tofu tempeh tempe edamame miso natto nattokinasi nattokinase tamari shoyu okara yuba kinako douchi hoisin doenjang gochujang novasoy soylife supro',
  },
  // Registers of PDO, PGI and TSG; national list of traditional products (PAT), cheeses of all
  // regions; Codex Alimentarius, general standard for the use of dairy terms (CXS 206); EFSA Journal
  // 2021;19(10):6844 (galacto-oligosaccharides are made from lactose).
  milk: {
    nouns:
      'latte lattosio siero caseina caseinato paracaseina paracaseinato burro butirro burrolio panna formaggio latticello latticino colostro cagliata besciamella bechamel lattitolo latt(o)albumina latt(o)globulina latt(o)ferrina latt(o)perossidasi latt(o)proteina lattosiero sieroproteina sieroalbumina sierolatte sieroinnesto lattoinnesto apolattoferrina alfalatt(o)albumina betalattoglobulina osteopontina glicomacropeptide caseomacropeptide caseinomacropeptide caseinofosfopeptide caseofosfopeptide galatt(o)oligosaccaride galatto(o)ligosaccaride taleggio gorgonzola montasio castelmagno raschera canestrato incanestrato vezzena quartirolo giuncata tosella montebore castelrosso graukase maiorchino caciofiore cacioricotta caciocapra gruviera groviera sottiletta pannacotta formaggetta formaggella formaggiola formaggina tumazzo mascherpa mascarpa raviggiolo raveggiolo ravaggiolo puzzone formaggetto vastedda morlacco squarquaglione pannerone',
    diminishing:
      'ricotta mozzarella mascarpone parmigiano pecorino provolone provola provatura scamorza stracchino fontina fontal casciotta caciottone cacio cascio caciocavallo robiola crescenza burrata burrino tomino formaggino primosale squacquerone squaquerone casatella squacquerella stracchinella caciotta yogurt provula ricottone erborinato emmental',
    adjectives: 'caseario lattiero latteo lattoproteico sieroproteico caseinico',
    others:
      'latti grana trentingrana reggianito leben sairass fiordilatte fiordilatti yoghurt yogourt yogurth jogurt iogurt yogurts yoghurts kefir chefir kumis koumiss ayran airan lassi labneh labne skyr quark smetana ghee ghi feta lattica lattiche emmenthal emmentaler kephir yoghourt yoghourts goatmilk haymilk filmjolk fromage fromages faiselle fourme maroille maroilles picodon livarot rocamadour neufchatel ossau iraty nectaire emmentaller tilsit tilsiter sbrinz appenzell appenzeller raclette reblochon reblec gruyere brie camembert cheddar gouda edam edamer maasdam maasdamer leerdammer roquefort stilton halloumi paneer havarti jarlsberg manchego cambozola munster muenster mimolette morbier cantal chaource vacherin tomme boursin colby wensleydale cotija oscypek bryndza limburger kashkaval danablu danbo babybel primosale bagoss silter strachitunt strachitund bettelmatt fatuli casolet casatta scimudin semuda matusc zincarlin cadolet rosacamuna formadi fromadzo parmesan axridda cosacavaddu tumazzu furmai furmagg frumagit frant frico zigher ziger cuincir scuete puina schiz spressa seirass seras sairas brus bruss bruzzo testun gioda beddo beggia macagn maccagno valcasotto salignon salignun toumin tometta tomette brossa piacentinu casizolu gioddu fruhe frue casu casieddu felciata musulupu ainuzzi belicino padduni caciocchiato casecc whey milk milks casein caseins caseinate caseinates lactose milkfat lactalbumin lactoglobulin lactoferrin lactoperoxidase buttermilk butteroil curd curds custard leche lactium colostrum wpc wpi wph mpc mpi wpn gos mfgm glycomacropeptide vivinal bimuno bioferrin optipep isolac carbelac volactive prolacta pronativ promilk bipro trucal capolac nutrilac miprodan peptigen lacprodan peptopro',
    common:
      'asiago comte beaufort abondance salers langres toma tuma bitto branzi casera caprino latteria ragusano murazzano zola scotta manteca piave roccaverano marzolino marzolina paglierina stracciata stracciatella ossolano ubriaco slattato',
  },
  // National list of traditional products (PAT); botanical names as in the Annex.
  nuts: {
    nouns:
      'nocciola noce anacardo anacardio avellana pralina amaretto gianduia gianduiotto marzapane nocciolata noccioletta gheriglio torrone torroncino nocino frangipane',
    diminishing: 'mandorla pistacchio',
    adjectives: 'mandorlato nocciolato pralinato',
    others:
      'guscio nocillo nougat pecan pekan pecans acagiu macadamia macadamias queensland almond almonds hazelnut hazelnuts hazel filbert filberts walnut cashewnut cashewnuts treenuts walnuts cashew cashews pistachio pistachios nuts marzipan juglans corylus anacardium bertholletia carya',
  },
  celery: { nouns: 'sedano sedanello sedanorapa', others: 'celery celeriac apium' },
  mustard: {
    nouns: 'senape mostarda sinapina',
    adjectives: 'senapato',
    others: 'mustard mustardseed sinapis',
  },
  sesame: {
    nouns:
      'sesamo tahina gomasio giuggiulena giurgiulena ciciulena gigiolena giuggiolena cub(b)aita sesamina sesamolina',
    others:
      'sesame tahin tahini tahine hummus halva halvah halwa halawa helva gomashio sesamum zaatar zatar gingelly benne',
  },
  // Regulation (EC) No 1333/2008, Annex II (E220 to E228; their numbers are read as such).
  sulphites: {
    nouns: 'solfito disolfito bisolfito metabisolfito pirosolfito idrogen(o)solfito',
    adjectives: 'solforoso solfitato',
    others: 'so2 zolfo sulphites sulfites sulphite sulfite sulphurous sulfurous',
  },
  lupin: { nouns: 'lupino', others: 'lupin lupins lupine lupines lupinus' },
  // Names of the trade by lists of wholesale markets and Open Food Facts; FAO, ASFIS (genera); makers'
  // data sheets (oils).
  molluscs: {
    nouns:
      'mollusco mitilo chiocciola escargot capesanta cap(p)asanta cap(p)alunga cap(p)atonda canestrello arsella fasolara cannolicchio canolicchio patella murice piovra polpessa cefalopode gasteropode bivalve buccino littorina litorina aliotide caparossolo cap(p)arozzolo poverazza sconciglio maruzza poveraccia bomboletto musciolo mosciolo bombolino bovolo bovoletto abalone garusolo garagolo caragolo mussolo tagelo nautilo calamarina madreperla folpo folpetto peocio babbaluccio',
    diminishing:
      'cozza vongola lumaca calamaro seppia ostrica polpo polipo totano moscardino tellina fasolaro ostrichetta seppiola',
    others:
      'cap(p)esante cap(p)elunghe cap(p)etonde babbaluci zotoli molluscs mollusc mollusk mollusks mussel mussels oyster oysters clam clams squid squids octopus cuttlefish snail snails scallop scallops cockle cockles whelk whelks conch(s) conches limpet limpets periwinkle(s) winkles geoduck escargots escallop escallops capelonghe bovoeti teuthida uroteuthis sepiella paratapes mesodesma bractechlamys calamarine lyprinol mytilus dosidicus illex loligo todarodes crassostrea ostrea haliotis pecten ruditapes chamelea venerupis argopecten placopecten buccinum donax octopodidae eledone ommastrephes nototodarus doryteuthis sepia meretrix',
  },
};

/**
 * Additives that are made of an allergen, by their numbers: sulphites, the hemicellulose of soya, lysozyme.
 * Source: Regulation (EC) No 1333/2008, Annex II.
 */
export const allergenAdditives: readonly (readonly [Allergen, numbers: string])[] = [
  ['sulphites', '22(0|1|2|3|4|5|6|7|8)'],
  ['soybeans', '426'],
  ['eggs', '1105'],
];

/** What stands before the number of an additive: 'E 220', 'INS 220'. */
export const signsOfAdditives = 'e ins';
export const classesOfAdditives =
  'preservative preservatives conservante conservanti emulsionante emulsionanti';

/** Two words that name an allergen together; the second may be behind others between them. */
export const allergenPairs: readonly (readonly [Allergen, firsts: string, seconds: string])[] = [
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
  ['nuts', 'castagna|castagne', 'brasile'],
  ['nuts', 'pistacia', 'vera'],
  ['nuts', 'prunus', 'dulcis|amygdalus'],
  ['nuts', 'amygdalus', 'dulcis|communis'],
  ['soybeans', 'glycine', 'max'],
  ['soybeans', 'bean', 'curd|curds'],
  ['mustard', 'brassica', 'nigra|juncea'],
  ['gluten', 'pane', 'grattugiato|grattato|raffermo'],
  ['gluten', 'grani', 'antichi|duri|teneri'],
  ['gluten', 'extracto|extrato', 'malta'],
  ['crustaceans', 'cicale|cicala', 'mare'],
  ['crustaceans', 'squilla', 'mantis'],
  ['crustaceans', 'frutti|fruits|frutos', 'mare|mer|mar'],
  ['molluscs', 'frutti|fruits|frutos', 'mare|mer|mar'],
  ['fish', 'peptidi', 'marini'],
  ['fish', 'coda|code', 'rospo'],
  ['fish', 'nam', 'pla'],
  ['fish', 'nuoc', 'mam'],
  ['fish', 'sea|striped|atlantic|mediterranean', 'bass|bream'],
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
  ['fish', 'bocca|bocche', 'oro'],
  ['fish', 'filetto|filetti|trancio|tranci', 'pietro'],
  ['fish', 'passera|passere|tordo|tordi|lupo|lupi|luccio', 'mare'],
  ['crustaceans', 'pannocchia|pannocchie|cicale', 'mare'],
  [
    'molluscs',
    'dattero|tartufo|pettine|pettini|cuore|cuori|lumache|lumachine|fragolino|fragolini',
    'mare',
  ],
  [
    'molluscs',
    'capa|cape|cappa|cappe',
    'santa|sante|lunga|lunghe|liscia|lisce|tonda|tonde|verrucosa',
  ],
  ['molluscs', 'razor', 'clam|clams|shell|shells'],
  ['milk', 'formai', 'mut|cit'],
  ['milk', 'stracciatella', 'bufala|burrata|vaccina|andria|pugliese'],
  ['milk', 'valtellina', 'casera'],
  ['milk', 'monte', 'veronese'],
  ['milk', 'nostrano', 'valtrompia'],
  ['milk', 'bra', 'duro|tenero|dop'],
  ['milk', 'granone', 'lodigiano'],
  ['milk', 'conciato', 'romano'],
  ['milk', 'salva', 'cremasco'],
  ['milk', 'pallone', 'gravina'],
  ['milk', 'primo', 'sale'],
  ['milk', 'rosa', 'camuna'],
  ['milk', 'valle', 'fromadzo'],
  ['milk', 'red', 'leicester'],
  ['milk', 'monterey|pepper', 'jack'],
  ['milk', 'casa|caso', 'conzato|peruto'],
  ['gluten', 'farina|pane|cracker|crackers', 'graham'],
  ['milk', 'bleu', 'gex|bresse|auvergne'],
  ['peanuts', 'pistacchio|pistacchi', 'terra'],
];

/** Two words that name an allergen only where one follows the other: 'lemon sole', but not 'lemon grass … al sole'. */
export const adjacentPairs: typeof allergenPairs = [
  ['fish', 'common|lemon|dover', 'sole|soles|dab|dentex'],
  ['fish', 'blue|common', 'ling'],
  ['fish', 'arctic', 'char'],
  ['fish', 'bigeye|yellowstripe', 'scad'],
  ['fish', 'brown', 'bullhead'],
  ['fish', 'greater', 'argentine'],
  ['gluten', 'graham', 'flour|crackers|cracker'],
  // At least 14 % of it is dry milk: Directive 2000/36/EC, Annex I, A 6.
  ['milk', 'cioccolato|cioccolata|cioccolatini', 'bianco|bianca|bianchi|bianche'],
  ['milk', 'white', 'chocolate|choc'],
  ['milk', 'petit|petits', 'suisse|suisses'],
  ['milk', 'double|doppio', 'gloucester'],
  ['fish', 'blue|roundnose|patagonian', 'grenadier'],
  ['molluscs', 'undulate', 'venus'],
  ['molluscs', 'cephalopod', 'ink'],
  ['molluscs', 'chuka', 'ika'],
];

/**
 * A name that is an ordinary word or a place besides ('razza', 'toma', 'asiago') is one of a food where
 * it begins an item, is behind 'e', 'con' or 'al', or is of one of these: 'filetti di razza'.
 */
export const headsOfFoods =
  'formaggio crema fonduta salsa sugo scaglia cubetto dadino fetta fettina crosta filetto filettino trancio ali fegato olio brodo fumetto estratto aroma gusto ripieno ripiena farcito farcita farcitura condimento mousse pate burger hamburger impasto granella polvere raviolo tortello tortellino gnocco pizza focaccia torta risotto zuppa frittura pezzo pezzetto bocconcino tracce traccia presenza';

export const conjunctionsOfFoods =
  'e ed o oppure con al allo alla all ai agli alle and or with contiene contengono contains contenere contain';

/** Behind these such a name is a place or a comparison: 'prodotto ad Asiago', 'da lupo'. */
export const placesBefore = 'a ad da dal dalla in nel nella sul sulla per presso verso come via';

/** Words of sentences that no item has: 'un lupo', 'che toma'. */
export const wordsOfSentences =
  'un una uno il lo la i gli le che chi si ci ti mi vi non piu quando dove se ma sei sono era ha hanno ho hai siamo ogni tuo tua tuoi tue suo sua suoi sue nostro nostra vostra questo questa questi queste quello quella ecco cosi sempre mai molto poi nel nella nei nelle sul sulla the is are you your';
