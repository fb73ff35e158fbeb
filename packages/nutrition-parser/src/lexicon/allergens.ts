/**
 * The fourteen groups of substances that cause allergies, in the order of the Annex, with the
 * folded words by which Italian lists name them (English ones that imports print besides).
 * Source: Regulation (EU) No 1169/2011, Annex II.
 */
export const allergenGroups = [
  [
    'gluten',
    'cereali contenenti glutine',
    'glutine frumento grano farro kamut khorasan orzo segale avena spelta triticale malto semola semolino couscous cuscus bulgur seitan tritordeum einkorn fregola monococco frik pangrattato cous panko birra durum wheat barley oats oat rye gluten spelt',
  ],
  [
    'crustaceans',
    'crostacei',
    'crostacei crostaceo gambero gamberi gamberetti gamberetto gamberoni gamberone scampi scampo granchio granchi aragosta aragoste astice astici canocchie krill mazzancolle crustaceans shrimp shrimps prawns crab lobster',
  ],
  [
    'eggs',
    'uova',
    'uova uovo zabaione albume albumi tuorlo tuorli ovoalbumina ovalbumina ovoprodotti ovoprodotto albumina lisozima ovomucoide egg eggs meringa maionese',
  ],
  [
    'fish',
    'pesce',
    'pesce pesci merluzzo salmone tonno acciuga acciughe alici alice sardina sardine sgombro sgombri tonni salmoni merluzzi platessa branzino orata cernia spigola aringa aringhe trota tilapia pangasio nasello squalo eglefino ittiocolla storione caviale lompo baccala stoccafisso halibut bottarga surimi anguilla sogliola fish cod',
  ],
  ['peanuts', 'arachidi', 'arachide arachidi noccioline nocciolina peanut peanuts'],
  [
    'soybeans',
    'soia',
    'soia soja soya soy soybean soybeans tofu tempeh edamame miso natto tamari shoyu okara',
  ],
  [
    'milk',
    'latte',
    'latte lattosio siero caseina caseine caseinato caseinati lattoalbumina lattoalbumine lattoglobulina lattoglobuline lattoferrina sieroproteine sieroproteina burro panna yogurt yoghurt formaggio formaggi ricotta mozzarella mascarpone parmigiano grana pecorino provolone scamorza stracchino gorgonzola latticello colostro quark skyr cagliata besciamella taleggio fontina emmental feta caciotta asiago whey milk casein lactose milkfat kefir ghee lattitolo latticini caseinate lattiero lattiera lattieri lattiere lattoproteine lattiche lattea lattee latteo lattei burrolio butteroil leche',
  ],
  [
    'nuts',
    'frutta a guscio',
    'mandorla mandorle nocciola nocciole noce noci anacardo anacardi anacardio pecan pistacchio pistacchi macadamia queensland gianduia gianduja marzapane mandorlato almond almonds hazelnut hazelnuts walnut walnuts cashew cashews pistachio pistachios nuts guscio pralinato',
  ],
  ['celery', 'sedano', 'sedano celery'],
  ['mustard', 'senape', 'senape mostarda mustard'],
  ['sesame', 'sesamo', 'sesamo gomasio sesame tahina tahin tahini'],
  [
    'sulphites',
    'anidride solforosa e solfiti',
    'solfiti solfito solforosa so2 disolfito metabisolfito metabisolfiti bisolfito bisolfiti zolfo sulphites sulfites',
  ],
  ['lupin', 'lupini', 'lupino lupini lupin'],
  [
    'molluscs',
    'molluschi',
    'mollusco molluschi cozza cozze vongola vongole calamaro calamari seppia seppie ostrica ostriche polpo polpi lumaca lumache totano totani moscardini capasanta capesante mitili molluscs mussels oyster squid clams',
  ],
] as const;

export type Allergen = (typeof allergenGroups)[number][0];
